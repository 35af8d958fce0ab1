/** The sources of patterns for names as people write them. */
const sign = "(?:[\\p{L}\\p{M}\\p{N}'’+]|[-/&.](?=[\\p{L}\\p{N}]))";
const title = '(?:(?:Dr|St|Mr|Mrs|Ms|Prof|Sr|Sra|Dra|Ste|San)\\.)';
const word = `(?!No\\.?\\s?\\d)(?:${title}|\\p{Lu}${sign}{0,30}|\\p{Lt}${sign}{0,30})`;
const joiner =
  '(?:and|of|the|on|to|de|da|do|dos|das|del|della|di|la|le|les|los|las|el|von|van|der|den|zum|zur|y|e|et|und|du|des|&|\\+|×|x)';

/** "Hearth & Grain", "VOLTA/09", "Luz de Gas", "SoilConf 2027": words with a capital, and what joins them. */
export const nameSource = `${word}(?:\\s(?:${joiner}\\s){0,2}${word}){0,5}(?:\\s(?:20\\d\\d|No\\.?\\s?\\d{1,3}|\\d{1,3}(?=[,.;:!?]|$)))?`;

const quoteSources: readonly string[] = [
  '"([^"\\n]{2,60})"',
  '“([^”\\n]{2,60})”',
  '„([^“”"\\n]{2,60})[“”"]',
  '«\\s?([^»\\n]{2,60}?)\\s?»',
  '»([^«\\n]{2,60}?)«',
  '[「『]([^」』\\n]{1,40})[」』]',
  '`([^`\\n]{2,40})`',
  "(?<![\\p{L}\\p{N}])['‘]((?:[^'’\\n]|['’](?=\\p{L})){2,50})['’](?!\\p{L})",
];

/** Anything in quotation marks of any language; one of its groups holds the text. */
export const quotedSource = quoteSources.join('|');

export const groupOf = (match: RegExpMatchArray | null): string => match?.slice(1).find(Boolean) ?? '';
