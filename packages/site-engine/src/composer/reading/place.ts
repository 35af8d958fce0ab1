const word = "\\p{Lu}[\\p{L}'’-]{1,24}";
const joined = `${word}(?:\\s(?:(?:de|da|do|del|la|le|of|the|upon|am|an der)\\s)?${word}){0,3}`;
const placePattern = new RegExp(
  `(?<![\\p{L}])(?:in|near|from|around|outside|based in|located in|en|à|aus)\\s(?:downtown\\s|central\\s|the\\s)?(${joined}(?:,\\s${joined}){0,2})`,
  'gu',
);
const notPlaces =
  /^(?:English|Spanish|German|French|Portuguese|Italian|Japanese|Arabic|Dutch|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Tailwind|HTML|CSS|JavaScript|React|PDF|AI|Google|Instagram|Facebook)(?![\p{L}])/u;

/** Where it is, such as "Alfama, Lisbon"; never a language, a month or a technology. */
export function readPlace(text: string): string | undefined {
  for (const match of text.matchAll(placePattern)) {
    const place = match[1]?.replace(/['’]s$/u, '');
    if (place && !notPlaces.test(place))
      return place.replace(/,\s(?:With|Include|Use|Add|Make|The)(?![\p{L}]).*$/u, '');
  }
  return undefined;
}
