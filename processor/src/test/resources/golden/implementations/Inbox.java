package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

@VariantDictionary
public record Inbox(
    List<String> senders,
    @VariantField(as = LinkedList.class) List<String> letters,
    @VariantField(as = TreeSet.class) Optional<Set<String>> topics,
    @VariantField(as = ConcurrentHashMap.class) Map<String, Integer> unread,
    @VariantField(as = Names.class) Set<String> friends) {}
