package game;

public abstract class Message {
  private final int id;

  protected Message(MessageBuilder<?, ?> b) {
    id = b.id;
  }

  public int getId() {
    return id;
  }

  public abstract static class MessageBuilder<
      C extends Message, B extends MessageBuilder<C, B>> {
    private int id;

    public B id(int id) {
      this.id = id;
      return self();
    }

    protected abstract B self();

    public abstract C build();
  }
}
