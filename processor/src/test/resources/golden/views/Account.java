package game;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.util.List;
import java.util.Optional;

@VariantDictionary(views = {"server", "owner"})
public record Account(
    String name,
    @VariantField(views = "server") String passwordHash,
    @VariantField(views = {"server", "owner"}, nulls = NullPolicy.OMIT) String email,
    @VariantField(views = "owner") Optional<Integer> gold,
    int level,
    List<Session> sessions,
    Note note) {
  @VariantArray(views = "server")
  public record Session(int id, @VariantField(views = "server") long token, boolean open) {}

  @VariantDictionary(views = "server")
  public static final class Note {
    public String text;

    @VariantField(views = "server")
    public String author = "nobody";
  }
}
