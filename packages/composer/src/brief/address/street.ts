const capital = "\\p{Lu}[\\p{L}\\p{M}'’.-]{0,20}";
/** Where a hyphen parts words, none is in them. */
const plainCapital = "\\p{Lu}[\\p{L}\\p{M}'’.]{0,20}";
const unit = '(?:(?:Unit|Flat|Suite|Studio|Apartment|Apt\\.?)\\s(?:[\\dA-Z]{1,4},\\s(?=\\d))?)?';
/** What stands behind an address or before it, and is no town. */
const noTown =
  '(?!(?:Tel|Telefon|Telephone|Phone|Mobil|Mobile|Telemóvel|Móvil|Cellulare|Portable|Handy|Fax|Mail|Email|E-Mail|Teléfono|Téléphone|Telefono|Telefone|Adresse|Anschrift|Address|Dirección|Indirizzo|Endereço)(?![\\p{L}]))';
/** A whole word: the letters of a postcode are none. */
export const town = `${noTown}${capital}(?![\\p{L}\\p{N}])`;
/** "12", "4a", "8-II", "41-B", "12 bis". */
export const houseNumber =
  '\\d{1,4}[a-gi-zA-GI-Z]?(?:[-/–]\\d{1,4}|-[A-Z]{1,4}(?!\\p{L})|\\s(?:bis|ter)(?!\\p{L}))?';
export const streetWord =
  '(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Dr|Way|Square|Sq|Place|Pl|Court|Ct|Terrace|Crescent|Row|Quay|Hill|Close|Walk|Yard|Mews|Boulevard|Blvd|Parade|Wharf|Gardens|Highway|Parkway|Alley)';
const lead =
  '(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda\\.?|[Aa]v\\.|[Pp]laza|[Pp]aseo|[Rr]ua|[Ll]argo|[Tt]ravessa|[Pp]raça|[Rr]ue|Boulevard|Bd|Quai|Place|Impasse|Chemin|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|[Uu]l\\.|ulica|[Уу]л\\.|улица|Am|An der|Im|Zum|Zur)';
const small = '(?:\\s(?:de|del|de la|de los|du|des|di|della|dei|da|do|dos|das|la|le|les|el|y|of|the))?';

/** A number, a name and a street; a street and a number behind it; a kind of street, its name and a number. */
const patterns = [
  `${unit}${houseNumber},?(?:\\s${capital}){1,5}\\s${streetWord}(?![\\p{L}])\\.?`,
  `${houseNumber},?\\s(?:bis,?\\s)?(?:rue|avenue|boulevard|place|quai|chemin|impasse|allée|cours)${small}(?:\\s[\\p{L}'’-]{1,30}){1,5}`,
  `(?:${capital}\\s){0,2}\\p{Lu}[\\p{L}-]{0,30}(?:straße|strasse|str\\.|gasse|weg|platz|allee|ufer|ring|damm|straat|gracht|laan|plein)\\s${houseNumber}`,
  `(?:${plainCapital}[\\s-]){1,5}(?:Straße|Strasse|Str\\.|Gasse|Weg|Platz|Allee|Ufer|Ring|Damm)\\s${houseNumber}`,
  `(?:${town}\\s){1,5}\\d{1,4}[a-z]?(?=,\\s(?:[A-Z]{1,2}-)?\\d{4,5}\\s\\p{Lu})`,
  `${lead}${small}(?:\\s(?:${capital}|de|del|la|di|da|do|e|y)){1,5},?\\s(?:nº\\s?|n\\.\\s?)?${houseNumber}`,
];

/** A street with its number. */
export const street = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})`, 'u');

/** A street that has no number, and nothing else. */
export const bareStreet = new RegExp(
  `^(?:(?:${town}\\s){1,5}${streetWord}|${lead}${small}(?:\\s(?:${capital}|de|del|la|di|da|do|e|y)){1,5})$`,
  'u',
);
