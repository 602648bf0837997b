package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes in the form in which kapt shows Kotlin's classes to processors. */
class KotlinTest {
  private static final JavaFileObject METADATA =
      JavaFileObjects.forSourceString("kotlin.Metadata", """
          package kotlin;
          public @interface Metadata { String[] d1() default {}; String[] d2() default {}; }
          """);
  private static final JavaFileObject OVERLOADS = annotation("JvmOverloads");
  private static final JavaFileObject STATIC = annotation("JvmStatic");
  private static final JavaFileObject INLINE = annotation("JvmInline");

  private static JavaFileObject annotation(String name) {
    return JavaFileObjects.forSourceString(
        "kotlin.jvm." + name, "package kotlin.jvm; public @interface " + name + " {}");
  }

  private static Compiled compiled(String source) {
    JavaFileObject type = JavaFileObjects.forSourceString(
        "game.Spawn", "package game; import io.variantmapper.annotations.*;\n" + source);
    // No processor claims Kotlin's annotations.
    return Compiled.of(
        List.of(METADATA, OVERLOADS, STATIC, INLINE, type),
        List.of("-Xlint:all,-processing", "-Werror"));
  }

  @Test
  void annotationsMayBeRepeatedOnParametersOfTheConstructorAndOfCopy() {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          @VariantField("column") private final int x;
          @VariantIgnore private final int y;
          Spawn(@VariantField("column") int x, @VariantIgnore int y) { this.x = x; this.y = y; }
          int getX() { return x; }
          Spawn copy(@VariantField("column") int x, @VariantIgnore int y) {
            return new Spawn(x, y);
          }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
  }

  @Test
  void constructorThatKotlinAddsForDefaultsIsIgnored() throws Exception {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          private final int x;
          Spawn(int x) { this.x = x; }
          Spawn() { this(0); }
          int getX() { return x; }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("SpawnVariantSerializer.java"))
        .contains("return new Spawn(x);");
  }

  @Test
  void annotationOnTheConstructorThatKotlinAddsForDefaultsIsIgnored() throws Exception {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          private final int x;
          @VariantCreator Spawn(int x) { this.x = x; }
          @VariantCreator Spawn() { this(0); }
          int getX() { return x; }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("SpawnVariantSerializer.java"))
        .contains("return new Spawn(x);");
  }

  @Test
  void constructorWithoutParametersIsCalledIfItAloneIsAnnotated() throws Exception {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          private int x;
          Spawn(int x) { this.x = x; }
          @VariantCreator Spawn() { this(3); }
          int getX() { return x; }
          void setX(int x) { this.x = x; }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("SpawnVariantSerializer.java"))
        .contains("new Spawn();")
        .contains(".setX(");
  }

  @Test
  void constructorsThatJvmOverloadsAddsAreIgnored() throws Exception {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          private final int x;
          private final int y;
          @VariantCreator @kotlin.jvm.JvmOverloads Spawn(int x, int y) { this.x = x; this.y = y; }
          @VariantCreator @kotlin.jvm.JvmOverloads Spawn(int x) { this(x, 0); }
          @VariantCreator @kotlin.jvm.JvmOverloads Spawn() { this(0); }
          int getX() { return x; }
          int getY() { return y; }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("SpawnVariantSerializer.java"))
        .contains("return new Spawn(x, y);");
  }

  @Test
  void kotlinObjectIsASubtypeWithoutFields() throws Exception {
    Compiled compiled = compiled("""
        @VariantDictionary
        @VariantSubtypes({Spawn.Move.class, Spawn.Leave.class})
        interface Spawn {
          @kotlin.Metadata
          @VariantDictionary
          final class Move implements Spawn {
            private final int x;
            Move(int x) { this.x = x; }
            int getX() { return x; }
          }

          @kotlin.Metadata
          @VariantDictionary
          final class Leave implements Spawn {
            public static final Leave INSTANCE = new Leave();
            private Leave() {}
          }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
    Class<?> type = compiled.type("game.Spawn");
    Class<?> leave = type.getClassLoader().loadClass("game.Spawn$Leave");
    Object instance = leave.getField("INSTANCE").get(null);
    VariantSerializer<Object> serializer = Compiled.serializer(type);
    byte[] packet = Variant.of(Map.of("type", "Leave")).encode(VariantFormat.GODOT_4);
    assertThat(serializer.decode(packet)).isSameAs(instance);
    assertThat(serializer.encode(instance)).isEqualTo(packet);
  }

  /** The annotation of {@code class Spawn { var long: Int = 0 }}. */
  private static final String WITH_LONG = """
      @kotlin.Metadata(
          d1 = {
            "\\u0000\\u0014\\n\\u0002\\u0018\\u0002\\n\\u0002\\u0010\\u0000\\n\\u0002\\b\\u0003\\n\\u0002\\u0010"
                + "\\b\\n\\u0002\\b\\u0005\\b\\u0016\\u0018\\u00002\\u00020\\u0001B\\u0007\\u00a2\\u0006\\u0004"
                + "\\b\\u0002\\u0010\\u0003R\\u001a\\u0010\\u0004\\u001a\\u00020\\u0005X\\u0086\\u000e\\u00a2\\u0006"
                + "\\u000e\\n\\u0000\\u001a\\u0004\\b\\u0006\\u0010\\u0007\\"\\u0004\\b\\b\\u0010\\t\\u00a8"
                + "\\u0006\\n"
          },
          d2 = {"Lgame/Spawn;", "", "<init>", "()V", "long", "", "getLong", "()I", "setLong",
            "(I)V", "game"})
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@VariantDictionary final class Spawn { int getLong() { return 0; } }",
        "class Base { int getLong() { return 0; } } @VariantDictionary final class Spawn extends Base {}"
      })
  void propertyThatKaptLeavesOutIsReported(String classes) {
    assertThat(compiled(WITH_LONG + classes).messages())
        .containsExactly("[VariantNoGetter] Spawn has a property whose name in Kotlin, long, is not"
            + " a name in Java, so kapt leaves it out of the stub that this processor reads. Rename"
            + " the property, and keep its key with @VariantField(\"long\").");
  }

  @Test
  void parameterThatKaptRenamesIsReported() {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          @VariantCreator static Spawn of(int p0_815157614) { return new Spawn(); }
        }
        """);
    assertThat(compiled.messages())
        .containsExactly("[VariantCreatorParameter] The parameter p0_815157614 of Spawn's creator"
            + " has another name in Kotlin, which is not a name in Java, so kapt has renamed it."
            + " Rename it in Kotlin, and keep its key with @VariantField.");
  }

  @Test
  void enumThatLacksConstantsIsRefused() {
    // enum class Mood { GOOD, default }
    Compiled compiled = compiled("""
        @VariantDictionary record Spawn(Mood mood) {
          @kotlin.Metadata(
              d1 = {
                "\\u0000\\f\\n\\u0002\\u0018\\u0002\\n\\u0002\\u0010\\u0010\\n\\u0002\\b\\u0005\\b\\u0086\\u0081"
                    + "\\u0002\\u0018\\u00002\\b\\u0012\\u0004\\u0012\\u00020\\u00000\\u0001B\\t\\b\\u0002\\u00a2"
                    + "\\u0006\\u0004\\b\\u0002\\u0010\\u0003j\\u0002\\b\\u0004j\\u0002\\b\\u0005\\u00a8\\u0006"
                    + "\\u0006"
              },
              d2 = {"Lgame/Mood;", "", "<init>", "(Ljava/lang/String;I)V", "GOOD", "default",
                "game"})
          enum Mood { GOOD }
        }
        """);
    assertThat(compiled.messages())
        .singleElement()
        .asString()
        .contains("Mood, which is an enum with names in Kotlin that are not names in Java");
  }

  /** Returns a class with a companion object that has a factory. */
  private static String withFactory(String inClass, String annotation) {
    return """
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          public static final Companion Companion = null;
          private final int x;
          private Spawn(int x) { this.x = x; }
          int getX() { return x; }
          %s
          @kotlin.Metadata static final class Companion {
            %s @VariantCreator Spawn of(int x) { return new Spawn(x); }
          }
        }
        """.formatted(inClass, annotation);
  }

  @Test
  void creatorMayBeAStaticMethodOfTheCompanionObject() throws IOException {
    String copied = "@kotlin.jvm.JvmStatic @VariantCreator"
        + " static Spawn of(int x) { return new Spawn(x); }";
    Compiled compiled = compiled(withFactory(copied, "@kotlin.jvm.JvmStatic"));
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("SpawnVariantSerializer.java"))
        .contains("return Spawn.of(x);");
  }

  @Test
  void creatorThatIsOnlyInTheCompanionObjectIsReported() {
    assertThat(compiled(withFactory("", "")).messages())
        .containsExactly(
            "[VariantMisplacedMark] @VariantCreator on Companion.of has no effect, because"
                + " Java code sees the method only in the companion object. Add @JvmStatic.");
  }

  @Test
  void internalPropertyIsMapped() throws IOException {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          private int hp;
          int getHp$game() { return hp; }
          void setHp$game(int hp) { this.hp = hp; }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("SpawnVariantSerializer.java"))
        .contains("value.getHp$game()", "value.setHp$game(");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Boolean", "int", "boolean"})
  void setterOfAPropertyWithThePrefixIsHasNoPrefix(String type) throws IOException {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          private TYPE isDead;
          TYPE isDead() { return isDead; }
          void setDead(TYPE p0) { isDead = p0; }
        }
        """.replace("TYPE", type));
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("SpawnVariantSerializer.java"))
        .contains("value.isDead()", "value.setDead(");
  }

  /** Returns the messages for a class with a property of a value class, such as UInt. */
  private static List<String> messagesForValueClass(String annotation) {
    return compiled("""
        @kotlin.Metadata(d2 = {"id", "getId-Hhe3TEU", "()I",
            "(ILkotlin/jvm/internal/DefaultConstructorMarker;)V"})
        @VariantDictionary
        final class Spawn {
          MARK private final int id;
          private Spawn(int id) { this.id = id; }
        }
        """.replace("MARK", annotation)).messages();
  }

  @Test
  void propertyOfAValueClassIsReported() {
    assertThat(messagesForValueClass(""))
        .containsExactly("[VariantNoGetter] Spawn.id has a value class of Kotlin as its type, such"
            + " as UInt or kotlin.time.Duration, and Java code can't call the accessors of such a"
            + " property. Give it another type, such as Long or java.time.Duration.");
  }

  @Test
  void constructorWithAParameterOfAValueClassIsReported() {
    assertThat(messagesForValueClass("@VariantIgnore"))
        .containsExactly("[VariantNoCreator] The constructor of Spawn has a parameter whose type is"
            + " a value class of Kotlin, such as UInt or kotlin.time.Duration, and Java code can't"
            + " call it. Give the parameter another type, such as Long or java.time.Duration, or"
            + " add a factory to the companion object, with @JvmStatic and @VariantCreator.");
  }

  @Test
  void valueClassCannotBeMapped() {
    Compiled compiled = compiled("@kotlin.Metadata @kotlin.jvm.JvmInline @VariantDictionary"
        + " final class Spawn { private final int hp = 0; int getHp() { return hp; } }");
    assertThat(compiled.messages())
        .containsExactly("[VariantTypeKind] Spawn is a value class of Kotlin, and Java code can't"
            + " create its objects. Make it a data class.");
  }

  @Test
  void delegatedPropertyIsReported() {
    Compiled compiled = compiled("@kotlin.Metadata @VariantDictionary final class Spawn {"
        + " private final Thread area$delegate = null; int getArea() { return 0; } }");
    assertThat(compiled.messages())
        .containsExactly("[VariantNoGetter] Spawn.area is a delegated property of Kotlin, so"
            + " another object holds its value. Leave it out with @delegate:VariantIgnore, or store"
            + " the value in the property itself.");
  }

  @Test
  void adviceForAPrivatePropertyIsInTheWordsOfKotlin() {
    Compiled compiled = compiled("@kotlin.Metadata @VariantDictionary final class Spawn {"
        + " private final int hp = 0; private int xp; int getHp() { return hp; } }");
    assertThat(compiled.messages())
        .containsExactly(
            "[VariantNoSetter] Spawn.hp can't be read, because the property is a val or has no"
                + " public setter, and the constructor has no parameter of that name. Move the"
                + " property to the primary constructor, make it a var that is public or internal,"
                + " make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the"
                + " field out with @VariantIgnore.",
            "[VariantNoGetter] Spawn.xp can't be written, because the property is private or"
                + " protected. Make the property public or internal, or leave the field out with"
                + " @VariantIgnore.",
            "[VariantNoSetter] Spawn.xp can't be read, because the property is a val or has no"
                + " public setter, and the constructor has no parameter of that name. Move the"
                + " property to the primary constructor, make it a var that is public or internal,"
                + " or leave the field out with @VariantIgnore.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"interface", "abstract class"})
  void messageForASealedTypeSuggestsAListOfSubtypes(String kind) {
    Compiled compiled = compiled("@kotlin.Metadata @VariantDictionary " + kind + " Spawn {}");
    assertThat(compiled.messages())
        .containsExactly("[VariantTypeKind] Spawn is an interface or abstract class, and reading"
            + " can't create objects of it. If it is sealed in Kotlin, kapt does not show its"
            + " subtypes: list them with @VariantSubtypes(First::class, Second::class). Otherwise"
            + " annotate the classes that extend it instead.");
  }
}
