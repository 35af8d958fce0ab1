import { readAddress } from './contact-facts.ts';
import { readJapanesePlace } from './japanese-places.ts';
import { sightings } from './kind-finder.ts';
import { isKnownPlace, placeAtEnd, uncapitalisedPlace } from './known-places.ts';
import { neverPlaces } from './names.ts';
import { placeName } from './place-source.ts';
import { fold } from './tokens.ts';
import type { WordTables } from './word-tables.ts';

type PlaceTables = Pick<WordTables, 'place' | 'sections' | 'tones' | 'colours' | 'dark' | 'capitalNouns'>;

const notPlaces =
  /^(?:English|British|American|Spanish|German|French|Portuguese|Italian|Japanese|Arabic|Dutch|Chinese|Korean|Polish|Russian|Turkish|Hindi|Greek|Swedish|Danish|Norwegian|Finnish|Scandinavian|Nordic|Mediterranean|Asian|Swiss|Irish|Scottish|Welsh|Mexican|Indian|Thai|Vietnamese|Englisch|Deutsch|Spanisch|Französisch|Italienisch|Español|Inglés|Français|Anglais|Italiano|Português|Inglês|Inglese|Nederlands|Polski|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Tailwind|HTML|CSS|JavaScript|React|PDF|AI|Google|Instagram|Facebook|Handarbeit|Familienhand|Farbe|Farben|Schwarz|Weiß|Blau|Grün|Rot|Gelb|Gold|Grau|Orange|Preise|Zusammenarbeit|Ruhe|Stil|Form|Zahlen|Kürze|Kleinen|Teilzeit|Black|White|Gold|Navy|Red|Blue|Green|Minute|Zentrum|Herzen|Alltag|Bereich|Raum|Umgebung|Netz|Haus|Markt|Meer|Wald|Land|Dorf|Stadt|Shopify|Etsy|Spotify|YouTube|TikTok|WhatsApp|Switch|Steam|Android|Christmas|Easter|Weihnachten|Ostern)s?(?![\p{L}])/u;
const inNames = new RegExp(`^(?:${neverPlaces})(?!\\p{L})`, 'u');
const wishAfter = /,\s(?:With|Include|Use|Add|Make|The|And|No)(?![\p{L}]).{0,300}$/u;

export interface Place {
  place: string;
  /** The place with the word before it, where that word says where something is: "near Bath", "am Bodensee". */
  where?: string;
}

const arabic = /(?<![\p{L}])في\s(?:مدينة\s)?(\p{L}[\p{L}\p{M}]+(?:\s(?=ال)\p{L}[\p{L}\p{M}]+)?)/u;

const isTrade = (word: string): boolean => sightings(fold(word), 'ja').length > 0;

const uncapitalised = (text: string): Place | undefined => {
  const place = readJapanesePlace(text, isTrade) ?? arabic.exec(text)?.[1];
  return place ? { place } : undefined;
};

/** "Area: Duluth, MN": a place with a label, as in notes. */
const labelled = new RegExp(
  `(?<![\\p{L}])(?:[Aa]rea|[Ll]ocation|[Cc]ity|[Tt]own|[Ww]here|[Pp]lace|Ort|Stadt|Standort|[Ll]ugar|[Cc]iudad|[Uu]bicación|[Vv]ille|[Ll]ieu|[Ll]ocal|[Cc]idade|[Ll]uogo|[Cc]ittà|[Pp]laats)\\s?:\\s?(${placeName})|(?<![\\p{L}])(?:Raum|Großraum|[Zz]ona|[Zz]one|[Ss]ecteur|omgeving|okolice)\\s(${placeName})`,
  'u',
);

const letters = /\p{L}/gu;
const capitals = /\p{Lu}/gu;
const isShouted = (text: string): boolean =>
  (text.match(capitals)?.length ?? 0) > (text.match(letters)?.length ?? 0) * 0.8;
const shouted = /(?<![\p{L}])IN\s(\p{Lu}[\p{Lu}'’-]+(?:\s\p{Lu}[\p{Lu}'’-]+)?)(?=\s?[,.;:\n]|$)/u;

/** Words that say how a site looks or what it holds name no place. */
const isWish = (word: string, { sections, tones, colours, dark }: Omit<PlaceTables, 'place'>): boolean =>
  colours.has(fold(word)) ||
  [...Object.values(sections), ...Object.values(tones), dark].some((pattern) => pattern.test(word));

/** "PIANO TUNER IN GLASGOW": where nothing is in small letters, capitals say nothing. */
function readShouted(text: string, tables: PlaceTables): Place | undefined {
  const place = isShouted(text) ? shouted.exec(text)?.[1] : undefined;
  return place && !isWish(place, tables) ? { place } : undefined;
}

/** "Utrecht, English site": what follows a place may be none. */
function untilNoPlace(found: string): string {
  const parts = found.split(', ');
  const end = parts.findIndex((part) => notPlaces.test(part) || inNames.test(part));
  return end < 0 ? found : parts.slice(0, end).join(', ');
}

/** "in Weimar, Frühstück bis 14 Uhr": where nouns have capitals, what a sentence goes on with is none. */
const withoutNoun = (found: string, after: string): string =>
  /^\s\p{Ll}/u.test(after) ? found.replace(/,\s[^,]+$/u, '') : found;

/** "Phoenix AZ": the state is said by its letters alone. */
const withoutState = (found: string): string => found.replace(/(?<=\p{Ll})\s\p{Lu}{2,3}$/u, '');

/** "in Haarlem, Knip & Co": what goes on after a place is the name of something. */
const withoutName = (found: string, after: string): string =>
  /^\s(?:[&+]|und|y|et|e)\s/u.test(after) ? found.replace(/(?:,\s|^)[^,]+$/u, '') : found;

/** "3 November 2027, Kino Sava, Ljubljana": the place after when and where something happens. */
const afterVenue = new RegExp(
  `\\d{4},\\s(?:\\p{Lu}[\\p{L}’']+(?:\\s\\p{Lu}[\\p{L}’']+){1,2},\\s)?(${placeName})(?=\\s?[.;\\n(]|$)`,
  'u',
);
/** "at the Blue Door, Brighton": the place after a house. */
const afterHouse = new RegExp(
  `(?<![\\p{L}])(?:at|@|im|in der|au|chez|en el|en la|no|na|al|alla)\\s(?:the\\s)?\\p{Lu}[\\p{L}’']+(?:\\s\\p{Lu}[\\p{L}’']+)*,\\s(${placeName})(?=\\s?[.;\\n(]|$)`,
  'u',
);
const endOfAddress = new RegExp(`,\\s(?:\\d{4,5}\\s)?(${placeName})$`, 'u');

/** A place that stands at the end of an address or of when and where something happens. */
export function placeInAddress(text: string, tables: PlaceTables): Place | undefined {
  const start = text.slice(0, 2000);
  const place =
    endOfAddress.exec(readAddress(text) ?? '')?.[1] ??
    afterVenue.exec(start)?.[1] ??
    afterHouse.exec(start)?.[1];
  return place && isPlaceName(place, tables) ? { place } : undefined;
}

/** Where it is, such as "Alfama, Lisbon"; never a language, a month or a technology. */
export function readPlace(text: string, tables: PlaceTables): Place | undefined {
  const label = labelled.exec(text)?.slice(1).find(Boolean);
  if (label) return { place: label };
  for (const match of text.slice(0, 6000).matchAll(tables.place)) {
    const [, before, found = ''] = match;
    const after = text.slice(match.index + match[0].length);
    const name = withoutName(found.replace(/['’]s$/u, '').replace(wishAfter, ''), after);
    const place = withoutState(untilNoPlace(tables.capitalNouns ? withoutNoun(name, after) : name));
    if (!place || after.startsWith('$') || tables.colours.has(fold(place))) continue;
    const where = match[0].slice(0, match[0].indexOf(place) + place.length);
    return { place, ...(before && { where }) };
  }
  const bare = placeAtEnd(text) ?? uncapitalisedPlace(text);
  return bare ? { place: bare } : (readShouted(text, tables) ?? uncapitalised(text));
}

const end =
  '(?=\\s?[,.:;–—)]|\\s-\\s|/\\p{Lu}{2}(?!\\p{L})|\\s*$|\\n|\\s(?:et|und|and|y|e|en)\\s(?:environs|alentours|Umgebung|surrounding|nearby|alrededores|arredores|dintorni|omgeving|omstreken)(?!\\p{L}))';
const closing = '^\\.?(?:\\s?[»”"“」’])?(?:\\s(?:since|seit|dal|desde|depuis|est\\.)\\s\\d{4})?';
/** How a place stands beside a name: "Holt & Pryce, Edinburgh:", "Tuck & Button (Ludlow)", "Ana Lind, data analyst, Turku.". */
const besideName: readonly RegExp[] = [
  new RegExp(`${closing},\\s(${placeName})${end}`, 'u'),
  new RegExp(`${closing}\\s\\((${placeName})\\)`, 'u'),
  new RegExp(`${closing},\\s\\p{Ll}[^,.:;\\n]{2,50},\\s(${placeName})${end}`, 'u'),
  new RegExp(`${closing}\\.\\s(${placeName})(?=\\.|\\s*$|\\n)`, 'u'),
  /^[»”"]?،\s([\p{Script=Arabic}\p{M}]{3,14})(?=\s?[.،]|$)/u,
];
/** Nouns as German makes them; a place hardly ends so. */
const germanNoun =
  /(?:ung|ungen|keit|heit|schaft|tion|betrieb|betriebe|recht|bau|dienst|handel|kurse?|service|werk|arbeiten|pflege|technik|beratung|therapie|medizin|küche|musik|möbel|mode|team|preise|fotos?|bilder)$/u;

const isPlaceName = (place: string, tables: PlaceTables): boolean =>
  !notPlaces.test(place) &&
  !isWish(place, tables) &&
  !(tables.capitalNouns && (germanNoun.test(place) || sightings(fold(place), 'de').length > 0));

/** A place that is part of the brand is none: "Cine Luz de Gas" is in Granada. */
export const placeBeside = (
  said: Place | undefined,
  text: string,
  brand: string,
  tables: PlaceTables,
): Place | undefined =>
  said && brand.includes(said.place.split(', ')[0] ?? '')
    ? readPlace(text.replaceAll(brand, '·'), tables)
    : said && withoutBrand(said, brand);

/** "en Móstoles, Fontanería Gil": what follows the place is the name. */
function withoutBrand({ place, where }: Place, brand: string): Place {
  const [first = place, ...others] = place.split(', ');
  const end = others.findIndex((part) => part.includes(brand) || brand.includes(part));
  const kept = end < 0 ? place : [first, ...others.slice(0, end)].join(', ');
  return { place: kept, ...(where && { where: where.slice(0, where.indexOf(place) + kept.length) }) };
}

/** "Holt & Pryce, Edinburgh: wills": a place right after the name. */
export function placeAfter(text: string, brand: string, tables: PlaceTables): Place | undefined {
  const index = text.indexOf(brand);
  if (index < 0) return undefined;
  const after = text.slice(index + brand.length, index + brand.length + 160);
  const place = besideName.map((pattern) => pattern.exec(after)?.[1]).find(Boolean);
  return place && (isKnownPlace(place) || isPlaceName(place, tables))
    ? { place: withoutState(place) }
    : undefined;
}
