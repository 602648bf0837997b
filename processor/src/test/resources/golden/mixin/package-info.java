@VariantImport(type = Point.class, using = PointMixIn.class)
package game;

import io.variantmapper.annotations.VariantImport;
import java.awt.Point;
