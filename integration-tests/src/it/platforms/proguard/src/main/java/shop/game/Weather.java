package shop.game;

enum Weather {
  CLEAR,
  RAIN,
  STORM
}
