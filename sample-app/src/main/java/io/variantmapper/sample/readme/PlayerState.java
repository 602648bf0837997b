package io.variantmapper.sample.readme;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.runtime.value.Vector3;

/**
 * A record that becomes {@code {"display_name": …, "hp": …, "position": …}} in Godot.
 *
 * <pre>{@code
 * PlayerState ada = new PlayerState("Ada", 7, new Vector3(1, 0, -3.5));
 * byte[] packet = PlayerStateVariantSerializer.INSTANCE.encode(ada);
 * }</pre>
 */
@VariantDictionary
public record PlayerState(@VariantField("display_name") String name, int hp, Vector3 position) {}
