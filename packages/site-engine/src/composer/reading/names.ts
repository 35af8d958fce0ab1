/** The sources of patterns for names as people write them. */
const sign = "(?:[\\p{L}\\p{M}\\p{N}'’+]|[-/&.](?=[\\p{L}\\p{N}]))";
/** Titles as they are shortened, without their stops. */
export const titles =
  'Dr|St|Mr|Mrs|Ms|Prof|Sr|Sra|Dra|Ste|San|Avv|Dott|Dott\\.ssa|Ing|Arch|Dipl|Mag|Rev|Fr|Hr|Lic|Lcd[oa]|Ab|Abg|Mtr[oa]|Mme|Mlle|Sig|Geom|Rag|Eng|Arq|Psic|Mgr';
/** "Avv.", "Dr. med.". */
const titleSource = `(?:(?:${titles})\\.(?:\\s(?:med|phil|jur|rer|nat|dent|vet|habil)\\.)*(?=\\s))`;
const word = `(?!No\\.?\\s?\\d)(?:${titleSource}|\\p{Lu}\\.(?=\\s\\p{Lu})|\\p{Lu}${sign}{0,30}|\\p{Lt}${sign}{0,30})`;
const joiner =
  '(?:and|of|the|on|to|de|da|do|dos|das|del|dei|degli|delle|dello|della|di|al|la|le|les|los|las|el|à|au|aux|von|van|der|den|zum|zur|y|e|i|ve|et|und|och|og|du|des|&|\\+|×|x)';
/** Nouns after "in" that are part of a name and no place: "Stitch in Time", "Hotel in the Woods". */
export const neverPlaces =
  'Time|Woods?|Park|Gardens?|Sky|Sea|Hills|Clouds|Wild|Dark|Moon|Middle|Mind|Motion|Bloom|Progress|Plain|Between|Common|Love|Colou?r|Stone|Wool|Wonderland|Sight|Light|Season|Touch|Tune|Hand|Ink|Flight|Shape|Style|Balance';
/** "Trattoria dell’Orso": what stands before a word without a space. */
const elided = "(?:(?:de\\s)?(?:d|l|dell|all|nell|sull)['’])?";

/** "Hearth & Grain", "VOLTA/09", "Luz de Gas", "SoilConf 2027": words with a capital, and what joins them. */
export const nameSource = `${word}(?:\\s(?:(?:${joiner}\\s){0,2}|in\\s(?:the\\s)?(?=(?:${neverPlaces})(?!\\p{L})))${elided}${word}){0,5}(?:\\s(?:20\\d\\d|No\\.?\\s?\\d{1,3}|\\d{1,3}(?=[,.;:!?]|$|\\s(?:in|em|en|à|a|w)\\s)))?`;

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
