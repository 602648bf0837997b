package game;

/** What AutoValue makes, in short. */
final class AutoValue_Place extends Place {
  private final int x;
  private final int y;

  AutoValue_Place(int x, int y) {
    this.x = x;
    this.y = y;
  }

  @Override
  int x() {
    return x;
  }

  @Override
  int y() {
    return y;
  }

  @Override
  public String toString() {
    return x + ", " + y;
  }
}
