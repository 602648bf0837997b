package io.variantmapper.processor;

/**
 * The ways to create an object, each as the source of a class. {@link ConstructedSource} explains
 * the words in capitals. All classes have a method {@code make}, which creates the examples.
 */
enum Construction {
  RECORD("""
      MARK record NAME<V>(PARAMETERS) {
        static <V> SELF make(PARAMETERS) { return new SELF(ARGUMENTS); }
      """),

  RECORD_WITH_A_MARKED_FACTORY("""
      MARK record NAME<V>(PARAMETERS) {
        @VariantCreator
        static <V> SELF of(BACKWARDS) { return new SELF(ARGUMENTS); }
        static <V> SELF make(PARAMETERS) { return new SELF(ARGUMENTS); }
      """),

  UNIT_RECORD("""
      MARK record NAME() {
        static SELF make() { return new SELF(); }
      """),

  CONSTRUCTOR("""
      MARK class NAME<V> {
      *  private final TYPE PROP;
        NAME(PARAMETERS) {
      *    this.PROP = PROP;
        }
      *  TYPE PROP() { return PROP; }
        static <V> SELF make(PARAMETERS) { return new SELF(ARGUMENTS); }
      """),

  MARKED_CONSTRUCTOR("""
      MARK class NAME<V> {
      *  private TYPE PROP;
        NAME() {}
        @VariantCreator
        NAME(BACKWARDS) {
      *    this.PROP = PROP;
        }
      *  public TYPE getCAP() { return PROP; }
        static <V> SELF make(PARAMETERS) {
          SELF made = new SELF();
      *    made.PROP = PROP;
          return made;
        }
      """),

  FACTORY("""
      MARK class NAME<V> {
      *  final TYPE PROP;
        private NAME(PARAMETERS) {
      *    this.PROP = PROP;
        }
        @VariantCreator
        static <V> SELF make(PARAMETERS) { return new SELF(ARGUMENTS); }
      """),

  UNDERSCORES("""
      MARK class NAME<V> {
      *  private final TYPE _PROP;
        NAME(PARAMETERS) {
      *    _PROP = PROP;
        }
      *  TYPE PROP() { return _PROP; }
        static <V> SELF make(PARAMETERS) { return new SELF(ARGUMENTS); }
      """),

  PREFIXES("""
      MARK class NAME<V> {
      *  private TYPE mCAP;
      *  public TYPE getCAP() { return mCAP; }
      *  public void setCAP(TYPE PROP) { mCAP = PROP; }
        static <V> SELF make(PARAMETERS) {
          SELF made = new SELF();
      *    made.setCAP(PROP);
          return made;
        }
      """),

  SETTERS("""
      MARK class NAME<V> {
      *  private TYPE PROP;
      *  public TYPE getCAP() { return PROP; }
      *  public void setCAP(TYPE PROP) { this.PROP = PROP; }
        static <V> SELF make(PARAMETERS) {
          SELF made = new SELF();
      *    made.setCAP(PROP);
          return made;
        }
      """),

  FLUENT_SETTERS("""
      MARK class NAME<V> {
      *  private TYPE PROP;
      *  TYPE PROP() { return PROP; }
      *  SELF PROP(TYPE PROP) { this.PROP = PROP; return this; }
        static <V> SELF make(PARAMETERS) {
          SELF made = new SELF();
      *    made.PROP(PROP);
          return made;
        }
      """),

  PUBLIC_FIELDS("""
      MARK class NAME<V> {
      *  public TYPE PROP;
        static <V> SELF make(PARAMETERS) {
          SELF made = new SELF();
      *    made.PROP = PROP;
          return made;
        }
      """),

  INHERITED_SETTERS("""
      STATIC abstract class NAMEBase<V> {
      *  private TYPE PROP;
      *  public TYPE getCAP() { return PROP; }
      *  public void setCAP(TYPE PROP) { this.PROP = PROP; }
      }
      MARK class NAME<V> extends NAMEBase<V> {
        static <V> SELF make(PARAMETERS) {
          SELF made = new SELF();
      *    made.setCAP(PROP);
          return made;
        }
      """),

  GENERIC_SUPERCLASS("""
      STATIC abstract class NAMEBase<P_LIST> {
      *  final P_PROP PROP;
        NAMEBase(P_PARAMETERS) {
      *    this.PROP = PROP;
        }
      }
      MARK class NAME<V> extends NAMEBase<P_TYPES> {
        NAME(PARAMETERS) { super(ARGUMENTS); }
        static <V> SELF make(PARAMETERS) { return new SELF(ARGUMENTS); }
      """),

  BUILDER("""
      MARK class NAME<V> {
      *  private final TYPE PROP;
        private NAME(Builder<V> builder) {
      *    PROP = builder.PROP;
        }
      *  TYPE PROP() { return PROP; }
        static <V> Builder<V> builder() { return new Builder<V>(); }
        static class Builder<V> {
      *    private TYPE PROP;
      *    Builder<V> PROP(TYPE PROP) { this.PROP = PROP; return this; }
          SELF build() { return new SELF(this); }
        }
        static <V> SELF make(PARAMETERS) {
          Builder<V> builder = builder();
      *    builder.PROP(PROP);
          return builder.build();
        }
      """),

  BUILDER_WITH_A_CONSTRUCTOR("""
      MARK class NAME<V> {
      *  private final TYPE PROP;
        NAME(PARAMETERS) {
      *    this.PROP = PROP;
        }
      *  TYPE PROP() { return PROP; }
        public static class Builder<V> {
      *    private TYPE PROP;
          public Builder() {}
      *    public void setCAP(TYPE PROP) { this.PROP = PROP; }
          public SELF build() { return new SELF(ARGUMENTS); }
        }
        static <V> SELF make(PARAMETERS) { return new SELF(ARGUMENTS); }
      """),

  BUILDER_WITH_OTHER_NAMES("""
      MARK class NAME<V> {
      *  private final TYPE PROP;
        private NAME(Draft<V> draft) {
      *    PROP = draft.PROP;
        }
      *  TYPE PROP() { return PROP; }
        static <V> Draft<V> draft() { return new Draft<V>(); }
        static class Draft<V> {
      *    private TYPE PROP;
      *    Draft<V> withCAP(TYPE PROP) { this.PROP = PROP; return this; }
          SELF finish() { return new SELF(this); }
        }
        static <V> SELF make(PARAMETERS) {
          Draft<V> draft = draft();
      *    draft.withCAP(PROP);
          return draft.finish();
        }
      """),

  /** The output of Lombok's {@code @Builder}. */
  LOMBOK_BUILDER("""
      MARK class NAME<V> {
      *  private final TYPE PROP;
        NAME(PARAMETERS) {
      *    this.PROP = PROP;
        }
      *  public TYPE getCAP() { return PROP; }
        public static <V> NAMEBuilder<V> builder() { return new NAMEBuilder<V>(); }
        public static class NAMEBuilder<V> {
      *    private TYPE PROP;
          NAMEBuilder() {}
      *    public NAMEBuilder<V> PROP(TYPE PROP) { this.PROP = PROP; return this; }
          public SELF build() { return new SELF(ARGUMENTS); }
        }
        static <V> SELF make(PARAMETERS) { return new SELF(ARGUMENTS); }
      """),

  /** The output of Lombok's {@code @SuperBuilder}. */
  LOMBOK_SUPER_BUILDER("""
      MARK class NAME<V> {
      *  private final TYPE PROP;
        protected NAME(NAMEBuilder<V, ?, ?> b) {
      *    PROP = b.PROP;
        }
      *  public TYPE getCAP() { return PROP; }
        public static <V> NAMEBuilder<V, ?, ?> builder() { return new NAMEBuilderImpl<V>(); }
        abstract static class NAMEBuilder<V, C extends SELF, B extends NAMEBuilder<V, C, B>> {
      *    private TYPE PROP;
      *    public B PROP(TYPE PROP) { this.PROP = PROP; return self(); }
          protected abstract B self();
          public abstract C build();
        }
        private static final class NAMEBuilderImpl<V>
            extends NAMEBuilder<V, SELF, NAMEBuilderImpl<V>> {
          @Override protected NAMEBuilderImpl<V> self() { return this; }
          @Override public SELF build() { return new SELF(this); }
        }
        static <V> SELF make(PARAMETERS) {
          NAMEBuilderImpl<V> builder = new NAMEBuilderImpl<V>();
      *    builder.PROP(PROP);
          return builder.build();
        }
      """),

  /** A type with {@code @AutoValue}, and the class that AutoValue generates. */
  AUTO_VALUE("""
      MARK abstract class NAME<V> {
      *  public abstract TYPE getCAP();
        static <V> SELF create(BACKWARDS) { return new AutoValue<V>(ARGUMENTS); }
        static <V> SELF make(PARAMETERS) { return create(BACK_ARGUMENTS); }
        private static final class AutoValue<V> extends SELF {
      *    private final TYPE PROP;
          AutoValue(PARAMETERS) {
      *      this.PROP = PROP;
          }
      *    @Override public TYPE getCAP() { return PROP; }
        }
      """),

  AUTO_VALUE_BUILDER("""
      MARK abstract class NAME<V> {
      *  abstract TYPE PROP();
        abstract Builder<V> toBuilder();
        static <V> Builder<V> builder() { return new AutoBuilder<V>(); }
        abstract static class Builder<V> {
      *    abstract Builder<V> setCAP(TYPE PROP);
          abstract SELF autoBuild();
          SELF build() { return autoBuild(); }
        }
        private static final class AutoValue<V> extends SELF {
      *    private final TYPE PROP;
          AutoValue(PARAMETERS) {
      *      this.PROP = PROP;
          }
      *    @Override TYPE PROP() { return PROP; }
          @Override Builder<V> toBuilder() { throw new IllegalStateException(); }
        }
        private static final class AutoBuilder<V> extends Builder<V> {
      *    private TYPE PROP;
      *    @Override Builder<V> setCAP(TYPE PROP) { this.PROP = PROP; return this; }
          @Override SELF autoBuild() { return new AutoValue<V>(ARGUMENTS); }
        }
        static <V> SELF make(PARAMETERS) { return new AutoValue<V>(ARGUMENTS); }
      """),

  /** A type with {@code @Value.Immutable}, and the class that Immutables generates. */
  IMMUTABLES("""
      STATIC interface NAMEBase<P_LIST> {
      *  P_PROP PROP();
      }
      MARK interface NAME<V> extends NAMEBase<P_TYPES> {
        static <V> Immutable.Builder<V> builder() { return new Immutable.Builder<V>(); }
        final class Immutable<V> implements SELF {
      *    private final BOXED PROP;
          Immutable(PARAMETERS) {
      *      this.PROP = PROP;
          }
      *    @Override public BOXED PROP() { return PROP; }
          public static final class Builder<V> {
      *      private BOXED PROP;
      *      public Builder<V> PROP(BOXED PROP) { this.PROP = PROP; return this; }
            public Immutable<V> build() { return new Immutable<V>(ARGUMENTS); }
          }
        }
        static <V> SELF make(PARAMETERS) { return new Immutable<V>(ARGUMENTS); }
      """),

  RECORD_WITH_A_MARKED_BUILDER("""
      MARK record NAME<V>(PARAMETERS) {
        @VariantCreator
        static <V> NAMEBuilder<V> start() { return new NAMEBuilder<V>(); }
        static class NAMEBuilder<V> {
      *    private TYPE PROP;
      *    NAMEBuilder<V> withCAP(TYPE PROP) { this.PROP = PROP; return this; }
          SELF build() { return new SELF(ARGUMENTS); }
        }
        static <V> SELF make(PARAMETERS) { return new SELF(ARGUMENTS); }
      """);

  private final String template;

  Construction(String template) {
    this.template = template;
  }

  /** Returns the source without the brace that closes the class. */
  String template() {
    return template;
  }

  /** Returns whether the class of this construction has fields. */
  boolean hasFields() {
    return this != UNIT_RECORD;
  }
}
