package io.variantmapper.benchmarks.expert;

import static io.variantmapper.benchmarks.expert.RunBuilder.DICTIONARY;
import static io.variantmapper.benchmarks.expert.RunBuilder.INT;
import static io.variantmapper.benchmarks.expert.RunBuilder.STRING;
import static io.variantmapper.benchmarks.expert.RunBuilder.VECTOR3;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.benchmarks.domain.ArraySave;
import io.variantmapper.benchmarks.domain.ArraySavedObject;
import io.variantmapper.benchmarks.domain.Save;
import io.variantmapper.benchmarks.domain.SaveFields;
import io.variantmapper.benchmarks.domain.SavedObject;
import io.variantmapper.benchmarks.domain.SavedObjectFields;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Handwritten codec for saves. A save contains a Dictionary of objects. Each object has a text
 * between two runs.
 */
public final class ExpertSave<T extends SaveFields<O>, O extends SavedObjectFields>
    implements Codec<T> {
  private final ExpertOutput out = new ExpertOutput();
  private final Run head;
  private final int versionAt;
  private final int countAt;
  private final Run path = new RunBuilder(true).word(STRING).build();
  private final Run scene;
  private final Run rest;
  private final int positionAt;
  private final int stateAt;
  private final SaveFields.Maker<T, O> saves;
  private final SavedObjectFields.Maker<O> savedObjects;

  private ExpertSave(
      boolean keyed, SaveFields.Maker<T, O> saves, SavedObjectFields.Maker<O> savedObjects) {
    this.saves = saves;
    this.savedObjects = savedObjects;
    RunBuilder builder = new RunBuilder(keyed).type(2);
    versionAt = builder.key("version").hole(INT, 1);
    countAt = builder.key("objects").hole(DICTIONARY, 1);
    head = builder.build();
    scene = new RunBuilder(keyed).type(3).key("scene").word(STRING).build();
    RunBuilder last = new RunBuilder(keyed);
    positionAt = last.key("position").hole(VECTOR3, 3);
    stateAt = last.key("state").hole(INT, 1);
    rest = last.build();
  }

  /** Returns the codec for the Dictionary shape. */
  public static Codec<Save> dictionary() {
    return new ExpertSave<>(true, Save::new, SavedObject::new);
  }

  /** Returns the codec for the Array shape. */
  public static Codec<ArraySave> array() {
    return new ExpertSave<>(false, ArraySave::new, ArraySavedObject::new);
  }

  private void begin(int version, int count) {
    out.reset();
    int at = out.add(head);
    Words.putInt(out.bytes(), at + versionAt, version);
    Words.putInt(out.bytes(), at + countAt, count);
  }

  @Override
  public byte[] encode(T save) {
    begin(save.version(), save.objects().size());
    for (Map.Entry<String, O> entry : save.objects().entrySet()) {
      out.add(path);
      out.addText(entry.getKey());
      add(entry.getValue());
    }
    return out.packet();
  }

  private void add(O object) {
    out.add(scene);
    out.addText(object.scene());
    int at = out.add(rest);
    Words.putVector(out.bytes(), at + positionAt, object.position());
    Words.putInt(out.bytes(), at + stateAt, object.state());
  }

  @Override
  public T decode(byte[] packet) {
    ExpertInput in = new ExpertInput(packet);
    in.take(head);
    int count = Words.getInt(packet, countAt);
    Map<String, O> objects = new LinkedHashMap<>(count * 2);
    for (int i = 0; i < count; i++) {
      in.take(path);
      objects.put(in.takeText(), object(in));
    }
    return saves.make(Words.getInt(packet, versionAt), objects);
  }

  private O object(ExpertInput in) {
    in.take(scene);
    String sceneText = in.takeText();
    int at = in.take(rest);
    return savedObjects.make(
        sceneText,
        Words.getVector(in.bytes(), at + positionAt),
        Words.getInt(in.bytes(), at + stateAt));
  }
}
