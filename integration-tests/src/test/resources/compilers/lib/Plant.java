package lib;

/** A class without annotations, whose fields are not in alphabetical order. */
public class Plant {
  public int zebra;
  public int apple;
  public int mango;
}
