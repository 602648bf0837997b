package game;

import io.variantmapper.annotations.VariantDictionary;

/** As Lombok's {@code @SuperBuilder} would leave it. */
@VariantDictionary
public class Login extends Message {
  private final String user;

  protected Login(LoginBuilder<?, ?> b) {
    super(b);
    user = b.user;
  }

  public static LoginBuilder<?, ?> builder() {
    return new LoginBuilderImpl();
  }

  public String getUser() {
    return user;
  }

  public abstract static class LoginBuilder<C extends Login, B extends LoginBuilder<C, B>>
      extends MessageBuilder<C, B> {
    private String user;

    public B user(String user) {
      this.user = user;
      return self();
    }
  }

  private static final class LoginBuilderImpl extends LoginBuilder<Login, LoginBuilderImpl> {
    @Override
    protected LoginBuilderImpl self() {
      return this;
    }

    @Override
    public Login build() {
      return new Login(this);
    }
  }
}
