const hour = '(?:早上|上午|中午|下午|晚上|午前|午後)?\\d{1,2}(?:[:.h]\\d{2})?';
const meridiem =
  '(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|uur|horas|heures|hs?(?![\\p{L}])|時|[点點](?:半)?|صباحاً|مساءً)';
const range = '(?:–|-|—|~|〜|to|till?|until|bis|à|a|às|alle|tot|até|hasta|do|الى|إلى|حتى|から|到|至)';
const lead = '(?:(?<!\\p{L})(?:from|von|dalle|das|des?|od|van|om)\\s)';
const late = '(?:late|midnight|noon|close|open end|laat)';
/** Times and their ranges as people write them: "9–5", "from 8", "5pm till late", "7時から18時". */
export const times = new RegExp(
  [
    `${lead}?${hour}\\s?${meridiem}?\\s?${range}\\s?(?:las\\s)?(?:${hour}(?:\\s?${meridiem})?|${late}(?![\\p{L}]))`,
    `(?<![\\p{L}])(?:until|till|from|bis|ab|jusqu'à|à partir de|hasta las|a partir de las|fino alle|dalle|até às|tot|vanaf|do)\\s${hour}(?:\\s?${meridiem})?(?![\\p{L}\\p{N}])`,
    '24/7|24 hours|24 horas|24h|rund um die uhr|noon|midnight|late',
  ].join('|'),
  'giu',
);

/** Whether a time has an end. */
export const ranged = new RegExp(`\\d\\s?${meridiem}?\\s?${range}`, 'iu');
/** What a range does without: "from" of "from 9 to 5". */
export const leadOfTimes = /^(?:(?:from|von|van|de|da|dalle|das|des|at|om|od|с|من)\s|は)/iu;
