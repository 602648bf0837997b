package io.variantmapper.sample.world;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.Vector3;

/**
 * A place that never changes. It is written as an Array, because there are many of them:
 * {@code [name, position, color, node]}.
 *
 * <pre>{@code
 * Landmark well =
 *     new Landmark("Well", new Vector3(4, 0, 4), new Color(0, 0, 1), NodePath.parse("/root/Well"));
 * }</pre>
 *
 * @param name what players call it
 * @param position where it stands
 * @param color how it is drawn on the map
 * @param node its node in the client's scene
 */
@VariantArray
public record Landmark(String name, Vector3 position, Color color, NodePath node) {}
