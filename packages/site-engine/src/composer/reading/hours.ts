import { dayGroupSource, markDays, timeRangeSource, timeSource } from './calendar-words.ts';

const from = '(?:(?:from|de|das|dalle|von|desde las|de las|de|من)\\s|の)?';
const ranges = `${timeRangeSource}(?:\\s?(?:and|und|y|et|e|,|&|、)\\s?${timeRangeSource})?`;
const closed =
  '(?:closed|geschlossen|ruhetag|cerrado|fermé|fechado|encerrado|chiuso|定休日?|休み|休業|مغلق|عطلة|by appointment(?: only)?|on request|nach vereinbarung|auf anfrage|con cita(?: previa)?|sur rendez-vous|su appuntamento|por marcação|op afspraak)';
/** Where a word ends; Japanese goes on without a space. */
const wordEnd = '(?!\\p{N}|(?![\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}])\\p{L})';
const openingHours = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${dayGroupSource}[\\s,:]{0,3}(?:${from}${ranges}|${closed}|(?:(?:at|um|a las|às|à|alle)\\s)?${timeSource}|(?:um|a las|às|alle|à)\\s\\d{1,2})|${ranges}\\s?,?\\s(?:on\\s)?${dayGroupSource})${wordEnd}|${dayGroupSource}${closed}`,
  'giu',
);
const label =
  "open(?:ing hours|ing times|\\smost days|\\sdaily|\\severy day)?|hours|times|öffnungszeiten|geöffnet|horarios?|horaires?(?:\\sd[’']ouverture)?|ouvert|abierto|aberto|aperto|orari?o?(?:\\sdi\\sapertura)?|営業時間|開館時間|受付時間|診療時間|ساعات العمل|أوقات العمل";
const plainHours = new RegExp(
  `(?:${label})\\s?(?:are|is|from|:|：|は|de|von)?\\s?(${timeRangeSource}(?:\\s(?:daily|every day|täglich|todos los días|tous les jours))?)${wordEnd}`,
  'giu',
);

/** Most prompts say nothing of hours: their patterns, which are large, need not be made then. */
const hasHours = new RegExp(`[\\d０-９]|${closed}|noon|midnight`, 'iu');

const longest = 7;

/** Opening hours as the person wrote them, one entry for each group of days. */
export function readHours(text: string): string[] {
  const start = text.slice(0, 8000);
  if (!hasHours.test(start)) return [];
  const plain = [...start.matchAll(plainHours)].map((match) => match[1] ?? '');
  const entries = [...markDays(start).matchAll(openingHours)].map(({ 0: { length }, index }) =>
    start.slice(index, index + length).trim(),
  );
  const covered = (entry: string) => entries.some((other) => other.includes(entry));
  return [...new Set([...plain.filter((entry) => !covered(entry)), ...entries])].slice(0, longest);
}
