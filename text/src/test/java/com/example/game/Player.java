package com.example.game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector3;

@VariantDictionary
public record Player(String name, int hp, Vector3 position) {}
