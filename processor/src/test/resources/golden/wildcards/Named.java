package game;

public interface Named {
  String name();
}
