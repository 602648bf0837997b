package game;

import io.variantmapper.annotations.*;

import io.variantmapper.runtime.*;

import java.io.IOException;

@VariantDictionary
class Account {
  private String owner; // ERROR owner [VariantCheckedException] Account.getOwner throws java.io.IOException, but generated code can't throw checked exceptions. Throw an unchecked exception instead. // ERROR owner [VariantCheckedException] Account.setOwner throws java.lang.InterruptedException, but generated code can't throw checked exceptions. Throw an unchecked exception instead.

  @VariantField(using = Digits.class) // ERROR .class [VariantCheckedException] Account.pin uses the serializer game.Digits, whose constructor throws java.io.IOException, but generated code can't throw checked exceptions. Throw an unchecked exception instead, or add a static field INSTANCE.
  int pin;

  Account() throws IOException, IllegalStateException {} // ERROR Account [VariantCheckedException] The constructor of Account throws java.io.IOException, but generated code can't throw checked exceptions. Throw an unchecked exception instead.
  // FIXED Account() throws IllegalStateException {}

  String getOwner() throws IOException {
  // FIXED String getOwner() {
    return owner;
  }

  void setOwner(String owner) throws InterruptedException {
  // FIXED void setOwner(String owner) {
    this.owner = owner;
  }
}

@VariantDictionary
record Case(
    @VariantField(as = Papers.class) // ERROR .class [VariantCheckedException] Case.papers is read as game.Papers, whose constructor throws java.io.IOException, but generated code can't throw checked exceptions. Throw an unchecked exception instead.
    java.util.List<String> papers) {}

class Papers extends java.util.ArrayList<String> {
  Papers() throws IOException {}
  // FIXED Papers() {}
}

class Digits implements VariantSerializer<Integer> {
  Digits() throws IOException {}
  // FIXED Digits() {}

  @Override
  public void write(VariantWriter out, Integer value) {}

  @Override
  public Integer read(VariantReader in) {
    return 0;
  }
}

@VariantDictionary
class Guild {
  private Guild() {}

  static Builder builder() { // ERROR builder [VariantCheckedException] The builder of Guild throws java.io.IOException, but generated code can't throw checked exceptions. Throw an unchecked exception instead.
    return new Builder();
  }

  static class Builder {
    Guild build() throws java.io.IOException {
    // FIXED Guild build() {
      return new Guild();
    }
  }
}

@VariantDictionary
class Login {
  private String name;

  @VariantCreator
  static Login of(String name) throws java.io.IOException { // ERROR of( [VariantCheckedException] Login.of throws java.io.IOException, but generated code can't throw checked exceptions. Throw an unchecked exception instead.
  // FIXED static Login of(String name) {
    return new Login();
  }

  String name() {
    return name;
  }
}

@VariantDictionary
class Session {
  @VariantField(access = FieldAccess.READ_ONLY)
  private String password;

  @VariantField(access = FieldAccess.WRITE_ONLY)
  private long time;

  String getPassword() throws IOException {
    return password;
  }

  void setPassword(String password) {
    this.password = password;
  }

  long getTime() {
    return time;
  }

  void setTime(long time) throws IOException {
    this.time = time;
  }
}

@VariantDictionary(changes = true)
class Save {
  private final int id;

  @VariantField(access = FieldAccess.READ_ONLY)
  private String token; // ERROR token [VariantCheckedException] Save.getToken throws java.io.IOException, but generated code can't throw checked exceptions. Throw an unchecked exception instead.

  @VariantField(access = FieldAccess.WRITE_ONLY)
  private int turn; // ERROR turn [VariantCheckedException] Save.setTurn throws java.io.IOException, but generated code can't throw checked exceptions. Throw an unchecked exception instead.

  @VariantCreator
  Save(int id) {
    this.id = id;
  }

  int getId() {
    return id;
  }

  String getToken() throws IOException {
  // FIXED String getToken() {
    return token;
  }

  void setToken(String token) {
    this.token = token;
  }

  int getTurn() {
    return turn;
  }

  void setTurn(int turn) throws IOException {
  // FIXED void setTurn(int turn) {
    this.turn = turn;
  }
}
