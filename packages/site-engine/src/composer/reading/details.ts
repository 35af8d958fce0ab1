import { dateSource, daySource, timeRangeSource, timeSource } from './calendar-words.ts';
import { partsOf } from './lists.ts';
import { nameSource } from './names.ts';

const number = '(?:\\d{1,4}(?:[.,]\\d{1,2})?)';
const range = `${number}(?:\\s?[-–]\\s?${number}|\\s(?:to|bis|a|à)\\s${number})?`;
const units = [
  'minutes?|mins?|Minuten|minutos|minuti|hours?|Stunden?|horas?|heures?|ore|nights?|Nächte|noches|nuits|noites|notti',
  'days?|Tagen?|días?|jours?|dias?|giorni|weeks?|Wochen|semanas?|semaines?|settimane|months?|Monaten?',
  'km|kilomet(?:er|re)s?|miles?|players?|guests?|seats|covers|people|persons|pitches|joueurs|personnes|places|jugadores|personas|plazas|Spieler|Personen|Gäste|Plätze|giocatori|persone|posti|jogadores|pessoas|convidados|lugares|分|時間',
].join('|');
const measure = `(?<![\\p{L}\\p{N}.,:/€$£¥])${range}[\\s-]?(?:${units})(?![\\p{L}\\p{N}])`;
const time = `(?<![\\p{L}\\p{N}.,:–-])(?:(?:(?:\\p{L}+\\s)?(?:opens?|starts?|begins?|closes?)|doors?|einlass|beginn|ouverture|puertas|portas|porte|from|at|ab|um|à|às|alle|a las)\\s(?:open\\s|at\\s)?)?${timeSource}(?![\\p{L}\\p{N}]|\\s?[-–—~〜])`;
/** Where something happens at a time: "às 19h no Café Avenida". */
const venue = new RegExp(
  `${timeSource}\\s(?:at|in|im|en|no|na|au|à|al|alla|nel|nella|chez|bei)\\s(?:the\\s)?(${nameSource})`,
  'gu',
);
/** Where something happens on a date: "5 September 2026, Villa Corsini". */
const anyDate = new RegExp(dateSource, 'giu');
const nextName = new RegExp(`^,\\s(?:at\\s|in\\s)?(?:the\\s)?(${nameSource})`, 'u');
const venuesOfDates = (text: string): string[] =>
  [...text.matchAll(anyDate)].flatMap(
    ({ 0: date, index }) =>
      nextName.exec(text.slice(index + date.length, index + date.length + 80))?.[1] ?? [],
  );
/** "Sunday lunch 12 to 4", "6am till late", "24/7": when something is to be had. */
const meals =
  'breakfast|brunch|lunch|dinner|supper|afternoon tea|happy hour|frühstück|mittagstisch|abendessen|desayunos?|comidas?|cenas?|petit-déjeuner|déjeuner|dîner|almoço|jantar|colazione|pranzo|cena';
const span = `(?<![\\p{L}\\p{N}.,:–-])(?:(?:(?:${daySource}\\s)?(?:${meals})\\s(?:is\\s|from\\s)?)${timeRangeSource}|(?=\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm|uhr|h(?!\\p{L})|:\\d))${timeRangeSource}|\\d{1,2}[.:]\\d\\d\\s?[-–]\\s?\\d{1,2}[.:]\\d\\d|\\d{1,2}\\s?[-–]\\s?\\d{1,2}\\s?(?:uhr|am|pm|h(?!\\p{L}))|24/7|24h/24|7j/7)(?![\\p{L}\\p{N}])`;
const detail = new RegExp(`${span}|${time}|${measure}`, 'giu');
const joined = /^(?:at|à|às|um|alle|a las)\s/iu;

/** "areas we cover: Swindon, Cirencester": where somebody comes to. */
const areas =
  /(?<![\p{L}])(?:(?:areas?|suburbs|towns|villages|districts)(?: (?:we (?:cover|serve|service)|covered|served))?|service areas?|covering|einsatzgebiet|zonas?|zones?(?: desservies)?)\s?:\s?([^.;\n]{4,120})/iu;
const anyMonth = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const season = new RegExp(`${anyMonth}\\s?(?:to|until|–|-)\\s?${anyMonth}`, 'gu');

const mostDetails = 8;

/** Times, lengths and sizes as the prompt states them, where no other fact holds them: "doors 19:30", "60 minutes". */
export function readDetails(text: string, others: readonly string[]): string[] {
  const start = text.slice(0, 8000);
  const measured = [...start.matchAll(detail)].map(([words]) => words.trim().replace(joined, ''));
  const venues = [...[...start.matchAll(venue)].map(([, name = '']) => name), ...venuesOfDates(start)];
  const found = [
    ...measured,
    ...venues,
    ...[...start.matchAll(season)].map(([months]) => months),
    ...partsOf(areas.exec(start)?.[1] ?? ''),
  ];
  const isKnown = (words: string) => others.some((other) => other.includes(words));
  return [...new Set(found)].filter((words) => !isKnown(words)).slice(0, mostDetails);
}
