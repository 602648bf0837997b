package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the constructor or static factory that reading builds the object with.
 *
 * <p>Its parameters are matched with the fields by name. Not needed for a record, or for a class
 * with a single constructor.
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
