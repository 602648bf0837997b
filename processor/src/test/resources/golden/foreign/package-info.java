@VariantImport(type = Vector3f.class, using = JomlVector3Serializer.class)
@VariantImport(type = Instant.class, using = MillisSerializer.class)
@VariantImport(type = Vector2i.class, using = CellMixIn.class)
package game;

import io.variantmapper.annotations.VariantImport;
import java.time.Instant;
import org.joml.Vector2i;
import org.joml.Vector3f;
