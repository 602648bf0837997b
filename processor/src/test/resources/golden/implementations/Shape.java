package game;

public interface Shape {
  double surface();
}
