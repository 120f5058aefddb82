const NO_BREAK = '\u00a0';

const rules = [
  // 84 days · 35 % · 17 Uhr: a number stays with what it counts.
  /(?<=\d) (?=(?:%|°|m²|km|m|h|EUR|CHF|euros?|metres?|kilometres?|minutes|hours|days|weeks|Euro|Metern?|Kilometern?|Minuten|Stunden|Tagen?|Wochen|Jahren?|Uhr)(?![\p{L}\d]))/gu,
  // § 36 · Art. 6 Abs. 1 lit. f · St. Moritz
  /(?<=(?:§|\b(?:Art|Abs|Nr|lit|St)\.)) (?=[\p{L}\d])/gu,
] as const;

/** Puts a space that does not break where a line must not end: before a unit, after `§` and `St.`. */
export function keepTogether(text: string): string {
  return rules.reduce((kept, rule) => kept.replace(rule, NO_BREAK), text);
}
