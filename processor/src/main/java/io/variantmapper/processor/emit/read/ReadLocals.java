package io.variantmapper.processor.emit.read;

import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.emit.code.NewObject;
import io.variantmapper.processor.emit.code.VariableName;
import io.variantmapper.processor.emit.value.Members;
import io.variantmapper.processor.emit.value.ReadCode;
import io.variantmapper.processor.model.Creation.Match;
import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Presence.Outcome;
import io.variantmapper.processor.model.Property;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The variables that hold what was read until the object is made, and the calls that make it. */
public final class ReadLocals {
  private final Map<String, String> values = new HashMap<>();
  private final Map<String, String> found = new HashMap<>();
  private final Map<String, String> filled = new HashMap<>();

  /** The types of the parameters that take fields. */
  private final Map<String, TypeName> types = new HashMap<>();

  private final NameAllocator names;

  public ReadLocals(MappedType type, Members members) {
    names = members.locals("in", "read", "fields", "before");
    Made outermost = Made.of(type);
    outermost.all().forEach(this::addValues);
    for (Property property : type.wireFields()) {
      if (property.presence().onMissing() == Outcome.KEPT) {
        found.put(property.path(), newName(VariableName.of(property) + "Found"));
      }
    }
    outermost.all().forEach(this::addFilled);
  }

  private void addValues(Made made) {
    for (Property property : made.properties()) {
      values.put(property.path(), newName(VariableName.of(property)));
    }
    for (Parameter parameter : made.creation().parameters()) {
      values.computeIfAbsent(made.path(parameter), path -> newName(parameter.name()));
      if (parameter.match() == Match.PROPERTY) {
        types.put(made.path(parameter), parameter.type());
      }
    }
  }

  private void addFilled(Made made) {
    if (made.owner().isEmpty()) {
      filled.put(made.path(), newName(made.creation().isBuilt() ? "builder" : "value"));
    } else if (made.creation().isBuilt()) {
      filled.put(made.path(), newName(value(made.path()) + "Builder"));
    } else {
      filled.put(made.path(), value(made.path()));
    }
  }

  private String newName(String suggestion) {
    return Members.newName(names, suggestion);
  }

  /** The variable of the property or parameter with this {@link Property#path}. */
  public String value(String path) {
    return Objects.requireNonNull(values.get(path));
  }

  /**
   * Returns the type of the variable of a field: the parameter's, which may be wider, because the
   * field's own could make the compiler choose another constructor. Where the parameter boxes or
   * unboxes the field, it is the field's own.
   */
  // long money = 0;   // for Purse(long money), where the field is an int
  public TypeName type(Property property) {
    TypeName own = property.mapping().type();
    TypeName taken = types.getOrDefault(property.path(), own);
    return taken.isPrimitive() == own.isPrimitive() ? taken : own;
  }

  /** Makes the object of the variables, or makes its builder. */
  // new PlayerState(name, hp)
  // PlayerState.builder()
  public Code begin(Made made) {
    Code arguments = made.creation().parameters().stream()
        .map(parameter -> Code.of("$N", value(made.path(parameter))))
        .collect(Code.joining(",$W"));
    return NewObject.begin(made.creation(), arguments);
  }

  // PlayerState value = new PlayerState(name, hp);
  // PlayerState.Builder builder = PlayerState.builder();
  public Code declareFilled(Made made) {
    TypeName type = made.creation().begin().type();
    return Code.statement("$T $N = $L", type, filled(made), begin(made));
  }

  /** Declares arguments that no property has, because a bare null could fit several creators. */
  // long lastSeen = 0;
  public Stream<ReadVariable> leftOut(Made outermost) {
    return outermost
        .all()
        .flatMap(made -> made.creation().parameters().stream()
            .filter(parameter -> parameter.match() == Match.DEFAULT)
            .map(parameter -> ReadVariable.zero(parameter.type(), value(made.path(parameter)))));
  }

  /** The same where an object that exists gives those arguments that it has. */
  // long lastSeen = before.lastSeen();
  public Stream<ReadVariable> kept(Made made, String before) {
    return made.creation().parameters().stream()
        .filter(parameter -> parameter.match() == Match.DEFAULT)
        .map(parameter -> new ReadVariable(
            parameter.type(),
            value(made.path(parameter)),
            parameter
                .kept()
                .map(getter -> NewObject.get(before, getter))
                .orElseGet(() -> ReadCode.zero(parameter.type()))));
  }

  /** The second variable of a property that is kept: whether the packet had it. */
  String found(Property property) {
    return Objects.requireNonNull(found.get(property.path()));
  }

  /** The variable of an object that is filled after its making, or of its builder. */
  public String filled(Made made) {
    return Objects.requireNonNull(filled.get(made.path()));
  }
}
