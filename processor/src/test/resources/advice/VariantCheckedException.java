// Solves 9 problems.
package game;

import io.variantmapper.annotations.*;

import io.variantmapper.runtime.*;

import java.io.IOException;

@VariantDictionary
class Account {
  private String owner;

  @VariantField(using = Digits.class)
  int pin;

  Account() throws IllegalStateException {}

  String getOwner() {
    return owner;
  }

  void setOwner(String owner) {
    this.owner = owner;
  }
}

@VariantDictionary
record Case(
    @VariantField(as = Papers.class)
    java.util.List<String> papers) {}

class Papers extends java.util.ArrayList<String> {
  Papers() {}
}

class Digits implements VariantSerializer<Integer> {
  Digits() {}

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

  static Builder builder() {
    return new Builder();
  }

  static class Builder {
    Guild build() {
      return new Guild();
    }
  }
}

@VariantDictionary
class Login {
  private String name;

  @VariantCreator
  static Login of(String name) {
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
  private String token;

  @VariantField(access = FieldAccess.WRITE_ONLY)
  private int turn;

  @VariantCreator
  Save(int id) {
    this.id = id;
  }

  int getId() {
    return id;
  }

  String getToken() {
    return token;
  }

  void setToken(String token) {
    this.token = token;
  }

  int getTurn() {
    return turn;
  }

  void setTurn(int turn) {
    this.turn = turn;
  }
}
