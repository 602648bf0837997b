package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.value.Aabb;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.Plane;
import io.variantmapper.runtime.value.Quaternion;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Transform2D;
import io.variantmapper.runtime.value.Transform3D;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;

@VariantDictionary
record Values(
    Vector2 vector2,
    Vector3 vector3,
    Rect2 rect2,
    Transform2D transform2D,
    Plane plane,
    Quaternion quaternion,
    Aabb aabb,
    Basis basis,
    Transform3D transform3D,
    Color color,
    NodePath path,
    Variant anything) {}
