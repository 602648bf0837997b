package game;

import java.util.List;

abstract class Entity<I, T> {
  private final I id;
  private List<T> tags = List.of();
  T mainTag;

  Entity(I id) {
    this.id = id;
  }

  public I getId() {
    return id;
  }

  public List<T> getTags() {
    return tags;
  }

  public void setTags(List<T> tags) {
    this.tags = tags;
  }
}
