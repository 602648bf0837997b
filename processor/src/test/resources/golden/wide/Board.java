package game;

import io.variantmapper.annotations.VariantArray;

/** As wide, and generic. */
@VariantArray
public record Board<T>(
    T owner,
    int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8,
    int b1, int b2, int b3, int b4, int b5, int b6, int b7, int b8,
    int c1, int c2, int c3, int c4, int c5, int c6, int c7, int c8,
    int d1, int d2, int d3, int d4, int d5, int d6, int d7, int d8) {}
