package com.example.game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.runtime.value.Vector3;

@VariantDictionary
record PlayerState(@VariantField("display_name") String name, int hp, Vector3 position) {}
