package game;

abstract class Unit<U extends Unit<U>> {
  private String name = "nobody";

  public String name() {
    return name;
  }

  public U name(String name) {
    this.name = name;
    return self();
  }

  abstract U self();
}
