/** The sources of patterns for days, months, times and dates in eight languages; days in some more. */
const days = [
  'm[-–]f|m[-–]s|mon(?:days?)?|tue(?:s(?:days?)?)?|wed(?:nesdays?)?|thu(?:r(?:s(?:days?)?)?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?|weekdays?|weekends?|daily|every ?day',
  '(?:mo|di|mi|do|fr|sa|so)\\.?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|täglich|werktags',
  'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lun|mar|mié|jue|vie|sáb|todos los días|a diario',
  'lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|mer|jeu|ven|sam|dim|tous les jours',
  'segundas?(?:-feiras?)?|terças?(?:-feiras?)?|quartas?(?:-feiras?)?|quintas?(?:-feiras?)?|sextas?(?:-feiras?)?|seg|ter|qua|qui|sex|todos os dias',
  'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gio|sab|dom|tutti i giorni',
  'ma|di|wo|do|vr|za|zo|maandags?|dinsdags?|woensdags?|donderdags?|vrijdags?|zaterdags?|zondags?|dagelijks',
  'pon|wt|śr|czw|pt|sob|niedz|ndz?|poniedziałki?|wtorki?|środy?|czwartki?|piątki?|soboty?|niedziel[ea]|codziennie',
  '(?:mån|tis|ons|tors|fre|lör|sön)(?:dag(?:ar)?)?|(?:man|tirs|tors|fre|lør|søn)(?:dag(?:e)?)?|dagligen|dagligt|vardagar',
  '[月火水木金土日](?:\\s?[・、〜~–-]\\s?[月火水木金土日])+(?:曜日?)?|[月火水木金土日]曜日?|平日|土日祝?日?|祝日|毎日',
  '(?:ال)?(?:سبت|أحد|احد|اثنين|إثنين|ثلاثاء|أربعاء|اربعاء|خميس|جمعة)|يوميا|يوميًا',
].join('|');

export const daySource = `(?:${days})`;

const anyDay = new RegExp(`(?<![\\p{L}\\p{N}])${daySource}(?![\\p{Script=Latin}\\p{Script=Arabic}])`, 'giu');
const dayMark = '\ue000';
/** A text with marks in place of the letters of its days, so that patterns with many days stay small. */
export const markDays = (text: string): string => text.replace(anyDay, (day) => dayMark.repeat(day.length));
const markedDay = `(?<!${dayMark})${dayMark}{1,60}`;
const to =
  '(?:\\s?[-–—~〜]\\s?|\\s(?:to|through|thru|until|till|t/m|tot|do|til|bis|a|al|ad|à|au|às|até|e|et|y|und|and|إلى|حتى)\\s|から)';

const oneTime =
  '(?:\\d{1,2}(?:[:.h]\\d{2}|時(?:\\d{2}分)?)?(?:\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|h(?![\\p{L}])|uhr|ص|م))?|noon|midnight|dawn|dusk|late|mediodía|midi|mezzogiorno)';
/** A time that nobody takes for a mere number. */
export const timeSource =
  '(?:\\d{1,2}(?:[:h]\\d{2}|時(?:\\d{2}分)?|h(?![\\p{L}]))(?:\\s?(?:am|pm|h|uhr))?|\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|uhr))';
export const timeRangeSource = `${oneTime}${to}${oneTime}`;
/** A day or several in a text whose days are marked. */
export const dayGroupSource = `${markedDay}(?:(?:${to}|\\s?[,&・、/]\\s?)${markedDay}){0,6}`;

/** The months by number, in all languages. */
const monthWords: readonly string[] = [
  'january|januar|enero|janvier|janeiro|gennaio|jan|ene|gen|يناير|1月',
  'february|februar|febrero|février|fevereiro|febbraio|feb|fev|fév|فبراير|2月',
  'march|märz|marzo|mars|março|mar|mär|مارس|3月',
  'april|abril|avril|aprile|apr|abr|avr|أبريل|4月',
  'may|mai|mayo|maio|maggio|mag|مايو|5月',
  'june|juni|junio|juin|junho|giugno|jun|giu|يونيو|6月',
  'july|juli|julio|juillet|julho|luglio|jul|lug|juil|يوليو|7月',
  'august|agosto|août|aug|ago|aoû|أغسطس|8月',
  'september|septiembre|septembre|setembro|settembre|sept|sep|set|سبتمبر|9月',
  'october|oktober|octubre|octobre|outubro|ottobre|oct|okt|out|ott|أكتوبر|10月',
  'november|noviembre|novembre|novembro|nov|نوفمبر|11月',
  'december|dezember|diciembre|décembre|dezembro|dicembre|dec|dez|dic|déc|ديسمبر|12月',
];
const anyMonth = monthWords.join('|');
/** Only English writes the month first; "out" is October elsewhere. */
const englishMonth =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const day = '\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?';
const dayTo = '(?:\\s?[-–—&]\\s?|\\s(?:to|and|until|bis|und|et|au|y|al|e|a)\\s)';

export const dateSource = `(?:(?:\\d{4}年)?\\d{1,2}月\\d{1,2}日|${day}(?:${dayTo}${day})?\\s?(?:of\\s|de\\s)?(?:${anyMonth})(?:,?\\s(?:de\\s|del\\s)?\\d{4})?|(?:${englishMonth})\\s${day}(?:${dayTo}${day})?(?:,?\\s\\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2}(?!\\d))?|\\d{1,2}/\\d{1,2}/\\d{4})(?![\\p{L}\\p{N}])`;

/** "5/12": a date where things are listed with theirs, a fraction or "24/7" elsewhere. */
export const shortDateSource = '(?:0?[1-9]|[12]\\d|3[01])/(?:0?[1-9]|[12]\\d|3[01])(?![\\d/])';

const months = monthWords.map((words) => new RegExp(`(?:${words})(?!\\p{L})`, 'iu'));

/** The number of the month that a date names, from 0. December's abbreviations are looked for before shorter ones. */
export const monthOf = (date: string): number => months.findLastIndex((pattern) => pattern.test(date));
