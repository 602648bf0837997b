package game;

import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.value.Vector3;
import org.joml.Vector3f;

public final class JomlVector3Serializer implements VariantSerializer<Vector3f> {
  @Override
  public void write(VariantWriter out, Vector3f value) {
    if (value == null) {
      out.writeNil();
      return;
    }
    out.writeVector3(new Vector3(value.x, value.y, value.z));
  }

  @Override
  public Vector3f read(VariantReader in) {
    Vector3 value = in.readVector3();
    return new Vector3f((float) value.x(), (float) value.y(), (float) value.z());
  }
}
