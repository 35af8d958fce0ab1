const name = "(?:(?:St|Bad)\\.?\\s)?\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}";
const between = '(?:am|an|der|im|in|de|la|le|les|lès|sur|sous|en|del|do|da|di|aan|den)';
const town = `${name}(?:[\\s-](?:${between}[\\s-]){0,2}${name}){0,3}(?:\\s\\(\\p{Lu}{2}\\)|\\scedex(?:\\s\\d{1,2})?)?`;

/** "HX7 8AB" behind its town, "10999 Berlin", "1861 KW Bergen", "00-950 Warszawa", "52010 Capolona (AR)", "Austin, TX 78701". */
const forms = [
  '\\p{Lu}{1,2}\\d[\\dA-Z]?\\s\\d[A-Z]{2}(?![\\p{L}\\p{N}])',
  `(?:[A-Z]{1,2}-)?(?:\\d{4,5}|\\d{4}\\s?[A-Z]{2}|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{3}\\s\\d{2})\\s${town}(?![\\p{L}\\p{N}])`,
  '[A-Z]{2}\\s\\d{5}(?:-\\d{4})?(?!\\d)',
];

/** Postcodes with what belongs to them, anywhere in a text. */
export const postcode = new RegExp(`(?<![\\p{L}\\p{N}/.-])(?:${forms.join('|')})`, 'gu');

/** Whether a postcode stands behind its town and county, whose parts have no number. */
export const isBehindTown = (text: string): boolean => !/^(?:[A-Z]{1,2}-)?\d/u.test(text);
