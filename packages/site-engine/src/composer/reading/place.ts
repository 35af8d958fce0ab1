import { placeName } from './place-source.ts';
import type { WordTables } from './word-tables.ts';

const notPlaces =
  /^(?:English|British|American|Spanish|German|French|Portuguese|Italian|Japanese|Arabic|Dutch|Chinese|Korean|Polish|Russian|Turkish|Hindi|Greek|Swedish|Danish|Norwegian|Finnish|Scandinavian|Nordic|Mediterranean|Asian|Swiss|Irish|Scottish|Welsh|Mexican|Indian|Thai|Vietnamese|Englisch|Deutsch|Spanisch|Französisch|Italienisch|Español|Inglés|Français|Anglais|Italiano|Português|Inglês|Inglese|Nederlands|Polski|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Tailwind|HTML|CSS|JavaScript|React|PDF|AI|Google|Instagram|Facebook|Handarbeit|Familienhand|Farbe|Farben|Schwarz|Weiß|Blau|Grün|Rot|Gelb|Gold|Grau|Orange|Preise|Zusammenarbeit|Ruhe|Stil|Form|Zahlen|Kürze|Kleinen|Teilzeit|Black|White|Gold|Navy|Red|Blue|Green|Minute|Zentrum|Herzen|Alltag|Bereich|Raum|Umgebung|Netz|Haus|Markt|Meer|Wald|Land|Dorf|Stadt)(?![\p{L}])/u;
const wishAfter = /,\s(?:With|Include|Use|Add|Make|The|And|No)(?![\p{L}]).*$/u;

export interface Place {
  place: string;
  /** The place with the word before it, where that word says where something is: "near Bath", "am Bodensee". */
  where?: string;
}

const japanese =
  /(?:^|[、。\s])([\p{Script=Han}]{2,6}?)(?:市|県|都|府|区|町)?の(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|場所は([\p{Script=Han}]{2,6})/u;
const arabic = /(?<![\p{L}])في\s(?:مدينة\s)?(\p{L}[\p{L}\p{M}]+(?:\s(?=ال)\p{L}[\p{L}\p{M}]+)?)/u;

const unspaced = (text: string): Place | undefined => {
  const place = japanese.exec(text)?.slice(1).find(Boolean) ?? arabic.exec(text)?.[1];
  return place ? { place } : undefined;
};

/** "Utrecht, English site": what follows a place may be none. */
function untilNoPlace(found: string): string {
  const parts = found.split(', ');
  const end = parts.findIndex((part) => notPlaces.test(part));
  return end < 0 ? found : parts.slice(0, end).join(', ');
}

/** Where it is, such as "Alfama, Lisbon"; never a language, a month or a technology. */
export function readPlace(text: string, { place: pattern }: Pick<WordTables, 'place'>): Place | undefined {
  for (const match of text.slice(0, 6000).matchAll(pattern)) {
    const [, before, found = ''] = match;
    const place = untilNoPlace(found.replace(/['’]s$/u, '').replace(wishAfter, ''));
    if (!place) continue;
    const where = match[0].slice(0, match[0].indexOf(place) + place.length);
    return { place, ...(before && { where }) };
  }
  return unspaced(text);
}

const afterBrand = new RegExp(`^["”»“」']?,\\s(${placeName})(?=\\s?[,.:;–—]|\\s*$|\\n)`, 'u');

/** A place that is part of the brand is none: "Cine Luz de Gas" is in Granada. */
export const placeBeside = (
  said: Place | undefined,
  text: string,
  brand: string,
  tables: Pick<WordTables, 'place'>,
): Place | undefined =>
  said && brand.includes(said.place) ? readPlace(text.replaceAll(brand, '·'), tables) : said;

/** "Holt & Pryce, Edinburgh: wills": a place right after the name. */
export function placeAfter(text: string, brand: string): Place | undefined {
  const index = text.indexOf(brand);
  const place = index < 0 ? undefined : afterBrand.exec(text.slice(index + brand.length))?.[1];
  return place && !notPlaces.test(place) ? { place } : undefined;
}
