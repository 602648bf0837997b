package io.variantmapper.benchmarks.protobuf;

import io.variantmapper.benchmarks.domain.Save;
import io.variantmapper.benchmarks.domain.SavedObject;
import io.variantmapper.benchmarks.proto.SaveMessage;
import io.variantmapper.benchmarks.proto.SavedObjectMessage;
import java.util.LinkedHashMap;
import java.util.Map;

/** Converts a {@link Save} with protobuf. */
public final class ProtobufSave extends ProtobufCodec<Save, SaveMessage> {
  public ProtobufSave() {
    super(SaveMessage.parser());
  }

  @Override
  SaveMessage message(Save save) {
    SaveMessage.Builder message = SaveMessage.newBuilder().setVersion(save.version());
    save.objects().forEach((path, object) -> message.putObjects(path, message(object)));
    return message.build();
  }

  private static SavedObjectMessage message(SavedObject object) {
    return SavedObjectMessage.newBuilder()
        .setScene(object.scene())
        .setPosition(ProtobufVectors.message(object.position()))
        .setState(object.state())
        .build();
  }

  @Override
  Save value(SaveMessage message) {
    Map<String, SavedObject> objects = new LinkedHashMap<>();
    message.getObjectsMap().forEach((path, object) -> objects.put(path, value(object)));
    return new Save(message.getVersion(), objects);
  }

  private static SavedObject value(SavedObjectMessage message) {
    return new SavedObject(
        message.getScene(), ProtobufVectors.vector(message.getPosition()), message.getState());
  }
}
