package io.variantmapper.it.engine;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Skips tests whose engine is not installed, or fails them if the engine is required. Reports a
 * missing engine once in each run.
 */
final class GodotCondition implements ExecutionCondition {
  private static final Set<GodotVersion> SAID = ConcurrentHashMap.newKeySet();

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    GodotVersion version = AnnotationSupport.findAnnotation(
            context.getRequiredTestClass(), RequiresGodot.class)
        .orElseThrow()
        .value();
    if (version.installed().isPresent()) {
      return ConditionEvaluationResult.enabled(version + " is installed");
    }
    if (isRequired()) {
      throw new AssertionError(version + " is required, but there is " + version.missing());
    }
    if (SAID.add(version)) {
      System.out.println("Tests in " + version + " skipped: " + version.missing());
    }
    return ConditionEvaluationResult.disabled(version.missing());
  }

  private static boolean isRequired() {
    return Boolean.getBoolean("engine.required")
        || Boolean.parseBoolean(System.getenv("GODOT_REQUIRED"));
  }
}
