package game;

import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.VariantDictionary;

@VariantDictionary(naming = KeyNaming.SNAKE_CASE)
public record Scalars(
    boolean isAlive,
    byte smallNumber,
    short level,
    int hp,
    long peerID,
    char initial,
    float speed,
    double range,
    Boolean boxedBoolean,
    Byte boxedByte,
    Short boxedShort,
    Integer boxedInteger,
    Long boxedLong,
    Character boxedCharacter,
    Float boxedFloat,
    Double boxedDouble,
    String text,
    CharSequence anyText) {}
