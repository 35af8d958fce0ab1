const day =
  '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:days?|nesdays?|sdays?|rsdays?|urdays?)?|weekdays?|weekends?|daily|every ?day|(?:mo|di|mi|do|fr|sa|so)\\.?';
const time =
  '(?:\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|h|uhr)?|noon|midnight|dawn|dusk|late)';
const range = `${time}\\s?(?:-|–|—|to|until|till|bis)\\s?${time}`;
const days = `(?:${day})(?:\\s?(?:-|–|—|to|through|and|&|,)\\s?(?:${day})){0,6}`;
const openingHours = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${days})[\\s,:]{0,3}(?:from\\s)?(?:${range})(?:\\s?(?:and|,|&)\\s?${range})?|(?:${days})[\\s,:]{0,3}closed|${range}\\s?,?\\s(?:${days}))(?![\\p{L}\\p{N}])`,
  'giu',
);
const plainHours = new RegExp(
  `(?:open(?:ing hours)?|hours)\\s?(?:are|is|from|:)?\\s(${range}(?:\\s(?:daily|every day))?)`,
  'iu',
);

/** Opening hours as the person wrote them, one entry for each group of days. */
export function readHours(text: string): string[] {
  const entries = [...text.matchAll(openingHours)].map(([entry]) => entry.trim());
  if (entries.length > 0) return [...new Set(entries)].slice(0, 7);
  const plain = plainHours.exec(text)?.[1];
  return plain ? [plain] : [];
}
