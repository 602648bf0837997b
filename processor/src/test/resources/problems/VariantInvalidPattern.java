package game;

import io.variantmapper.annotations.*;
import java.time.*;
import java.util.*;

@VariantDictionary
record Member(
    @VariantField(timePattern = "dd.MM.yyyy") LocalDate since, // ERROR "dd.MM.yyyy" [VariantInvalidPattern] Member.since has the pattern "dd.MM.yyyy", but y is the year of an era, and the pattern has no era, so reading can't determine the year. Write u instead of y.
    // FIXED @VariantField(timePattern = "dd.MM.uuuu") LocalDate since,
    @VariantField(timePattern = "dd.MM.uu") List<LocalDate> days, // ERROR "dd.MM.uu" [VariantInvalidPattern] Member.days has the pattern "dd.MM.uu", which writes 1961-11-24 as "24.11.61", and reading can't restore the value from this text. Add the missing parts, for example "dd.MM.uuuu".
    // FIXED @VariantField(timePattern = "dd.MM.uuuu") List<LocalDate> days,
    @VariantField(timePattern = "d.MMM.uuuu") LocalDate born, // ERROR "d.MMM.uuuu" [VariantInvalidPattern] Member.born has the pattern "d.MMM.uuuu", but MMM depends on a language or a region, so the text could differ between machines. Use numbers, for example "dd.MM.uuuu".
    // FIXED @VariantField(timePattern = "dd.MM.uuuu") LocalDate born,
    @VariantField(timePattern = "hh:mm") Optional<LocalTime> opening, // ERROR "hh:mm" [VariantInvalidPattern] Member.opening has the pattern "hh:mm", which writes 16:05 as "04:05", and reading can't restore the value from this text. Add the missing parts, for example "HH:mm".
    // FIXED @VariantField(timePattern = "HH:mm") Optional<LocalTime> opening,
    @VariantField(timePattern = "HH:mm") LocalDate closed, // ERROR "HH:mm" [VariantInvalidPattern] Member.closed has the pattern "HH:mm", which writes 2024-02-03 as "", and reading can't restore the value from this text. Add the missing parts, for example "dd.MM.uuuu".
    // FIXED @VariantField(timePattern = "dd.MM.uuuu") LocalDate closed,
    @VariantField(timePattern = "dd.MM.{uuuu}") LocalDate paid, // ERROR "dd.MM.{uuuu}" [VariantInvalidPattern] Member.paid has the pattern "dd.MM.{uuuu}", which DateTimeFormatter does not accept: Pattern includes reserved character: '{'. Correct the pattern, for example to "dd.MM.uuuu".
    // FIXED @VariantField(timePattern = "dd.MM.uuuu") LocalDate paid,
    @VariantField(timePattern = "MM/YYYY") Map<String, YearMonth> months, // ERROR "MM/YYYY" [VariantInvalidPattern] Member.months has the pattern "MM/YYYY", but YYYY depends on a language or a region, so the text could differ between machines. Use numbers, for example "MM/uuuu".
    // FIXED @VariantField(timePattern = "MM/uuuu") Map<String, YearMonth> months,
    @VariantField(timePattern = "uuuu-MM-dd'HH:mm") ZonedDateTime quote, // ERROR "uuuu-MM-dd'HH:mm" [VariantInvalidPattern] Member.quote has the pattern "uuuu-MM-dd'HH:mm", which DateTimeFormatter does not accept: Pattern ends with an incomplete string literal: uuuu-MM-dd'HH:mm. Correct the pattern, for example to "dd.MM.uuuu HH:mmXXX'['VV']'".
    // FIXED @VariantField(timePattern = "dd.MM.uuuu HH:mmXXX'['VV']'") ZonedDateTime quote,
    @VariantField(time = TimeForm.SECONDS, timePattern = "uuuuMMddHHmmss") Instant seen, // ERROR "uuuuMMddHHmmss" [VariantInvalidPattern] Member.seen has both a timePattern and the option time, but a value has only one form. Remove one of the two.
    // FIXED @VariantField(timePattern = "uuuuMMddHHmmss") Instant seen,
    @VariantField(timePattern = "HH:mm") Duration length) {} // ERROR "HH:mm" [VariantInvalidPattern] Member.length has a timePattern, but contains no date or time that a pattern can describe. Remove the pattern, or declare the field with a type of java.time, such as LocalDate.
    // FIXED Duration length) {}
