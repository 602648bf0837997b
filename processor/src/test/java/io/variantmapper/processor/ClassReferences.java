package io.variantmapper.processor;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lists the classes of the package {@code game} that a class file names. A nested class counts as
 * its top-level class.
 */
final class ClassReferences {
  private static final Pattern IN_CONSTANTS = Pattern.compile("game/(\\w+)");
  private static final Pattern IN_SIGNATURES = Pattern.compile("\\bgame\\.(\\w+)");

  private ClassReferences() {}

  /** Returns the classes that any part of the class file names. */
  static Set<String> of(Path classFile) throws IOException {
    return named(IN_CONSTANTS, String.join("\n", texts(Files.readAllBytes(classFile))));
  }

  /**
   * Returns the classes in the visible signature: in the supertypes and in the members that are not
   * private.
   */
  static Set<String> visible(Class<?> type) {
    Stream<Member> members = Stream.of(
            type.getDeclaredFields(), type.getDeclaredMethods(), type.getDeclaredConstructors())
        .flatMap(Stream::of);
    Stream<String> signatures = members
        .filter(member -> !Modifier.isPrivate(member.getModifiers()))
        .map(ClassReferences::signature);
    Stream<String> supertypes = Stream.concat(
            Stream.of(type.getGenericInterfaces()), Stream.ofNullable(type.getGenericSuperclass()))
        .map(supertype -> supertype.getTypeName());
    return named(
        IN_SIGNATURES, Stream.concat(signatures, supertypes).collect(Collectors.joining("\n")));
  }

  private static String signature(Member member) {
    return member instanceof GenericDeclaration executable
        ? ((java.lang.reflect.Executable) executable).toGenericString()
        : ((java.lang.reflect.Field) member).toGenericString();
  }

  private static Set<String> named(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map((MatchResult result) -> result.group(1).replaceFirst("\\$.*", ""))
        .collect(Collectors.toSet());
  }

  /** Returns the texts of the constant pool, which contains all names and descriptors. */
  private static Set<String> texts(byte[] classFile) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
    in.skipBytes(8);
    int count = in.readUnsignedShort();
    Set<String> texts = new HashSet<>();
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> texts.add(in.readUTF());
        case 7, 8, 16, 19, 20 -> in.skipBytes(2);
        case 15 -> in.skipBytes(3);
        case 5, 6 -> {
          in.skipBytes(8);
          i++;
        }
        default -> in.skipBytes(4);
      }
    }
    return texts;
  }
}
