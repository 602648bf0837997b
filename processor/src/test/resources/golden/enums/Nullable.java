package game;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** Any annotation of this name counts. */
@Target(ElementType.TYPE_USE)
@interface Nullable {}
