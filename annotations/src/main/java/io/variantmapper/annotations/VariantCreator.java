package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the constructor or static factory that reading calls to make the object, or the static
 * method that returns a builder.
 *
 * <p>The parameters are matched with the fields by name. A builder has {@code build()}, and a
 * method for each field, such as {@code name}, {@code setName} or {@code withName}.
 *
 * <p>If many classes have several constructors, {@link CreatorPreference#NO_PARAMETERS} chooses the
 * constructor without parameters in each of them. These classes then do not need {@code
 * VariantCreator}.
 *
 * <p>Records, and classes with a single constructor, do not need {@code VariantCreator}. A class
 * with a builder does not need it if the builder is more visible than the constructors of the
 * class. An abstract type does not need it if it has a static method {@code create}, {@code of} or
 * {@code builder}.
 *
 * <pre>{@code
 * @VariantDictionary
 * public final class Account {
 *   private final String owner;
 *
 *   private Account(String owner) {
 *     this.owner = owner;
 *   }
 *
 *   @VariantCreator
 *   static Account of(String owner) {
 *     return new Account(owner);
 *   }
 *
 *   public String owner() {
 *     return owner;
 *   }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.CONSTRUCTOR, ElementType.METHOD})
public @interface VariantCreator {}
