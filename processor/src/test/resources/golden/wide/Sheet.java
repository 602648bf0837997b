package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One component more than a method with the constructor's call may have. */
@VariantDictionary(changes = true)
public record Sheet(
    String name,
    @Nullable String title,
    Optional<String> guild,
    @VariantField(defaultValue = "1") int level,
    long experience,
    double speed,
    boolean alive,
    List<String> tags,
    int alchemy, int archery, int athletics, int climbing, int cooking,
    int dancing, int disguise, int fencing, int fishing, int forgery,
    int gambling, int healing, int herbalism, int hiding, int history,
    int hunting, int juggling, int languages, int masonry, int music,
    int navigation, int riding, int sailing, int smithing, int swimming) {}
