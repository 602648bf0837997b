package io.variantmapper.benchmarks.expert;

import static io.variantmapper.benchmarks.expert.RunBuilder.BOOL;
import static io.variantmapper.benchmarks.expert.RunBuilder.FLOAT;
import static io.variantmapper.benchmarks.expert.RunBuilder.INT;
import static io.variantmapper.benchmarks.expert.RunBuilder.VECTOR3;

/** The layout of an entity, which is a single run. */
final class ExpertEntity {
  final Run run;
  final int idAt;
  final int kindAt;
  final int positionAt;
  final int velocityAt;
  final int headingAt;
  final int movingAt;

  ExpertEntity(boolean keyed) {
    RunBuilder builder = new RunBuilder(keyed).type(6);
    idAt = builder.key("id").hole(INT, 1);
    kindAt = builder.key("kind").hole(INT, 1);
    positionAt = builder.key("position").hole(VECTOR3, 3);
    velocityAt = builder.key("velocity").hole(VECTOR3, 3);
    headingAt = builder.key("heading").hole(FLOAT, 1);
    movingAt = builder.key("moving").hole(BOOL, 1);
    run = builder.build();
  }
}
