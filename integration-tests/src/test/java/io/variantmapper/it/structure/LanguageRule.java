package io.variantmapper.it.structure;

import java.util.regex.Pattern;

/** A phrase that readers stumble over, with a regular expression that finds it. */
enum LanguageRule {
  CAUSAL_FOR(
      "because or since, not for",
      ", for ((it|they|he|she|we|you|there|nobody|nothing|javac|Java) (?![,.])"
          + "|((?!that\\b|which\\b|who\\b)[^\\s,.;:]+ ){1,4}?"
          + "(is|are|was|were|has|have|can|may|must|does|do|would|will)\\b)",
      "The order matters, for it is the contract.",
      "The order matters, because it is the contract."),
  BEHIND("after, not behind", "\\bbehind\\b", "the field behind it", "the field after it"),
  HAS_NOT(
      "does not have, not has not",
      "\\b(has|have|had) not\\b(?! \\w+(ed|en|wn|nt|ne|un)\\b)",
      "a field that the type has not",
      "a value that has not been read"),
  IS_NO(
      "is not a, not is no",
      "\\b(?=(is|are|was|were) no )(?<!\\b[Tt]here )\\w+ no (?!longer\\b|more\\b|less\\b)",
      "It is no record.",
      "There is no record."),
  TRAILING_TOO("also, not a trailing too", "\\btoo(?=[.,;:)])", "and maps, too.", "too large."),
  BUT_FOR("except, not but for", "\\bbut for\\b", "all but for one", "all except one"),
  ELSE(
      "otherwise, not else",
      "(?i)\\belse\\b(?<!\\b(some|any|no|every)(thing|body|one|where) else)(?<!\\b(what|who) else)",
      "the default, or else null",
      "nothing else"),
  ACTING_OBJECT(
      "things are not told, asked, heard or meant",
      "\\b(told|asked|heard|meant)\\b",
      "The serializer is asked first.",
      "The serializer is called first."),
  SECTION_NUMBER(
      "a link, not the number of a section",
      "\\.md\\)? \\d",
      "see FORMAT.md 5.3",
      "see FORMAT.md#strings"),
  ONES_OWN("your own, not one's own", "\\bone's own\\b", "a type of one's own", "your own type"),
  SOMEBODY_ELSE(
      "name the owner, not somebody else",
      "\\bsomebody else\\b",
      "a type of somebody else's",
      "a type of another library"),
  BARE_START(
      "begin with the thing that acts, not with What, Who, Those or Of",
      "(?=(What|Who|Those|Of)\\b)(?<=^|[.:!?|] |\\n\\n|\\s{3}|- )\\w+(?![^.?]*\\?)",
      "What was read. Of these, one.",
      "What is read? The value."),
  BRITISH(
      "American spelling",
      "(colour|behaviour|neighbour|honour"
          + "|(optim|serial|initial|normal|recogn|organ)is(?!t|m))\\w*",
      "the behaviour of an optimised program",
      "the behavior of an optimist");

  private final String advice;
  private final Pattern pattern;
  private final String bad;
  private final String good;

  /**
   * Creates a rule. A space in the pattern matches any white space, so that a phrase may cross
   * lines. A pattern begins with a word, because looking back from each space is slow.
   */
  LanguageRule(String advice, String pattern, String bad, String good) {
    this.advice = advice;
    this.pattern = Pattern.compile(pattern.replace(" ", "\\s{1,40}"));
    this.bad = bad;
    this.good = good;
  }

  String advice() {
    return advice;
  }

  Pattern pattern() {
    return pattern;
  }

  /** Returns a sentence that breaks the rule. */
  String bad() {
    return bad;
  }

  /** Returns a sentence that resembles the bad sentence but follows the rule. */
  String good() {
    return good;
  }
}
