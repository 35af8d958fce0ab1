export const readEmail = (text: string): string | undefined =>
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/u.exec(text)?.[0];

const labelledPhone =
  /(?:phone|tel|telephone|tel[eé]fono|telefon|t[eé]l[eé]phone|t[eé]l\.?|telefone|電話(?:番号)?|هاتف|call(?: us)?(?: at| on)?|ring|mobile|whatsapp|number|notdienst|handy|hotline|ruf|bel|móvil|tfno|tlf|cel(?:ular)?|fone)\s*(?:is|:|:|\.)?\s*(\+?\(?\d[\d ().–-]{4,18}\d)/iu;
const barePhone =
  /(?<![\p{N}\p{L}€$£¥.,:-])(\+\d{1,3}[ ().-]?(?:\d[ ().-]?){6,13}\d|\(?0\d{1,4}\)?[ .-]\d{2,4}[ .-]?\d{3,5}|\(\d{2,3}\)\s?\d{3,5}[ .-]\d{4}|\d{3}[-.]\d{3}[-.]\d{4}|\d{3}[-.]\d{4}|\d{3}\s\d{3}\s\d{3}|0\d(?:[ .]\d{2}){4}|0\d{1,5}(?:[ ]\d{2,6}){2,4}|0\d{3,5}[ /]\d{4,8})(?![\p{N}]|\s?(?:€|euros?|EUR|kr))/u;

export const readPhone = (text: string): string | undefined =>
  (labelledPhone.exec(text)?.[1] ?? barePhone.exec(text)?.[1])?.trim();

const streetWords =
  'street|st\\.?|road|rd\\.?|avenue|ave\\.?|lane|ln\\.?|drive|square|place|row|way|boulevard|blvd\\.?|court|quay|terrace|hill|alley|close|crescent|parade|walk|wharf|yard|gardens|mews';
const streetWord = streetWords.replace(/(?<=^|\|)\w/g, (first) => `[${first.toUpperCase()}${first}]`);
/** A street's own words are names, so they begin with a capital: "140, a quiet place" is a price and a wish. */
const numberFirst = new RegExp(
  `(?<![\\p{N}\\p{L}\\p{Sc}.])\\d{1,5}[a-zA-Z]?,?\\s(?:\\p{Lu}[\\p{L}'’.-]{0,24}\\s){0,4}(?:${streetWord})(?![\\p{L}])(?:,\\s(?:(?:\\p{Lu}|\\d)[\\p{L}\\p{N}'’.-]{0,24}\\s?){1,4}){0,3}`,
  'u',
);
const unitFirst = new RegExp(
  `(?<![\\p{L}])(?:Unit|Flat|Suite|Studio|Floor|Apt\\.?)\\s\\d{1,4}[a-zA-Z]?,\\s(?:\\d{1,5}[a-zA-Z]?\\s)?(?:\\p{Lu}[\\p{L}'’.-]{0,24}\\s){1,4}(?:${streetWord})(?![\\p{L}])(?:,\\s(?:(?:\\p{Lu}|\\d)[\\p{L}\\p{N}'’.-]{0,24}\\s?){1,4}){0,2}`,
  'u',
);
const streetFirst =
  /(?<![\p{L}])(?:Rua|Calle|Carrer|Via|Rue|Avenida|Av\.|Piazza|Plaza|Largo)\s(?:[\p{L}'’.-]{1,24}\s){0,5}[\p{L}'’.-]{1,24},?\s\d{1,5}(?:,\s(?:(?:\p{Lu}|\d)[\p{L}\p{N}'’.-]{0,24}\s?){1,4}){0,2}/u;
const frenchStreet =
  /(?<![\p{N}\p{L}])\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|quai|chemin|impasse|allée|route|cours|passage|square)\s(?:(?:d[eu]s?|la|le|les)\s|de\sla\s|[dl]['’])?\p{L}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*){0,3}(?:,\s(?:\d{5}\s)?\p{Lu}[\p{L}’'-]+)?/iu;
const germanStreet =
  /(?<![\p{L}])\p{Lu}\p{Ll}{2,30}(?:straße|strasse|weg|platz|gasse|allee)\s\d{1,4}[a-z]?(?:,\s(?:\d{4,5}\s)?\p{Lu}\p{Ll}+)?/u;

export function readAddress(text: string): string | undefined {
  const found = [unitFirst, streetFirst, germanStreet, frenchStreet, numberFirst]
    .map((pattern) => pattern.exec(text)?.[0])
    .find(Boolean);
  return found
    ?.replace(/(?<=\p{Ll}{3})\.\s.*$/u, '')
    .replace(/(?<![\s,.])[\s,.]+$/u, '')
    .replace(/,?\s(?:open|phone|tel|call|and|with|email)(?:\s.{0,300})?$/iu, '');
}
