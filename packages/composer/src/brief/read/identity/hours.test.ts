import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const hoursIn = (prompt: string) => readBrief(prompt).hours.map(({ days, times }) => `${days}: ${times}`);

test.each([
  ['Bakery Crumb in Leeds. Open 7am to 3pm, closed Mondays.', ['Open: 7am to 3pm', 'Mondays: closed']],
  ['Bakery Crumb in Leeds. Open 9 to 5.', ['Open: 9 to 5']],
  ['Bakery Crumb in Leeds. Open daily from 8.', ['daily: from 8']],
  ['Bakery Crumb in Leeds. Thursdays and Fridays 5pm till late.', ['Thursdays and Fridays: 5pm till late']],
  [
    'Panetteria Mollica a Lecco. Aperto dal martedì al sabato dalle 8 alle 13 e dalle 16 alle 19.',
    ['martedì al sabato: 8 alle 13 e dalle 16 alle 19'],
  ],
  ['Bakkerij Kruim in Zwolle. di t/m vr 9-18, za tot 16 uur.', ['di t/m vr: 9-18', 'za: tot 16 uur']],
  ['Piekarnia Okruch w Gdyni. Przyjmuję pon–czw 9–18, w piątki do 14.', ['pon–czw: 9–18', 'piątki: do 14']],
  ['Piekarnia Okruch w Gdyni. Czynne od wtorku do soboty w godz. 8–16.', ['wtorku do soboty: 8–16']],
  ['パン屋「こむぎ」。営業は7時から18時、月曜定休。', ['営業: 7時から18時', '月曜: 定休']],
  [
    'パン屋「こむぎ」。営業時間は平日10時〜19時、土日は11時〜17時。',
    ['平日: 10時〜19時', '土日: 11時〜17時'],
  ],
  ['パン屋「こむぎ」。定休日：水曜。', ['水曜: 定休日']],
])('%s', (prompt, lines) => expect(hoursIn(prompt)).toEqual(lines));

test.each([
  'Choir Low Tide in Leeds. The concert is from 7 to 9 on Friday 3 May 2027.',
  'Bakery Crumb in Leeds. Loaves from 8 pounds.',
])('what has a time of its own is no opening hour: %s', (prompt) => expect(hoursIn(prompt)).toEqual([]));
