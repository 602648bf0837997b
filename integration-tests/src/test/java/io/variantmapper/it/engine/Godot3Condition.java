package io.variantmapper.it.engine;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Skips, or fails, what needs an engine that is not there; says so once a run. */
final class Godot3Condition implements ExecutionCondition {
  private static final String NOT_INSTALLED =
      "no executable godot3-server on the PATH. Install Debian's package godot3-server, or name one"
          + " with -D"
          + GodotEngine.EXECUTABLE
          + "=FILE";
  private static final AtomicBoolean SAID = new AtomicBoolean();

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    if (GodotEngine.installed().isPresent()) {
      return ConditionEvaluationResult.enabled("Godot 3 is installed");
    }
    if (isRequired()) {
      throw new AssertionError("A Godot 3 engine is required, but there is " + NOT_INSTALLED);
    }
    if (!SAID.getAndSet(true)) {
      System.out.println("Engine tests skipped: " + NOT_INSTALLED);
    }
    return ConditionEvaluationResult.disabled(NOT_INSTALLED);
  }

  private static boolean isRequired() {
    return Boolean.getBoolean("engine.required")
        || Boolean.parseBoolean(System.getenv("GODOT_REQUIRED"));
  }
}
