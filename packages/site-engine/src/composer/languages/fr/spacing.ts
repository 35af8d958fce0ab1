/** French parts high marks and guillemets from their words by a space at which no line may break. */
const unbreakable = (text: string): string =>
  text.replace(/ (?=[:;?!»])/gu, '\u00A0').replace(/(?<=«) /gu, '\u00A0');

/** The same texts with the spaces French sets. */
export function spaced<Part>(part: Part): Part {
  if (typeof part === 'string') return unbreakable(part) as Part;
  if (Array.isArray(part)) return part.map(spaced) as Part;
  const entries = Object.entries(part as object).map(([name, value]) => [name, spaced(value)]);
  return Object.fromEntries(entries) as Part;
}
