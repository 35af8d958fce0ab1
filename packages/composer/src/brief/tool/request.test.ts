import { expect, test } from 'vitest';
import { toolAskedIn } from './request.ts';

test.each([
  ['Ich brauche einen Bruchrechner-Timer mit 3 Minuten.', 'de', 'timer', 'Bruchrechner-Timer'],
  ['make me a pomodoro timer 50 min work 10 min break', 'en', 'timer', 'pomodoro timer'],
  [
    'Preciso de um diário de treinos de natação. Anotar data e metros.',
    'pt',
    'log',
    'diário de treinos de natação',
  ],
  ['Une liste de bagages pour nos vacances, où je peux cocher', 'fr', 'todo', 'liste de bagages'],
  ['请做一个购物清单，可以打勾', 'zh', 'todo', '购物清单'],
  ['習慣トラッカーを作ってください。毎日チェックしたい。', 'ja', 'daily', '習慣トラッカー'],
  ['赤ちゃんの授乳記録アプリ。時間と量をメモしたい。', 'ja', 'log', '赤ちゃんの授乳記録アプリ'],
  ['quiz: alpine flowers, 8 questions', 'en', 'quiz', 'quiz: alpine flowers'],
  ['snake, but with a little dragon, playable on a phone', 'en', 'snake', 'snake'],
  [
    'I run a kennel and people ask what it costs. Build me a little estimator: tick what you need.',
    'en',
    'estimate',
    'estimator',
  ],
  ['I keep forgetting which filters I cleaned. make me something to note it down', 'en', 'logVerb', ''],
])('%s: what is to be used is told', (prompt, language, kind, name) => {
  expect(toolAskedIn(prompt, language)).toEqual({ kind, name });
});

test.each([
  ['Website for our bakery in Graz with a quiz about bread', 'en'],
  ['Board game café in Ghent. Add a coin flip and a turn timer people can use at the table.', 'en'],
  ['Quiz night at the Anchor, every Tuesday', 'en'],
  ['Snake breeder in Leeds, healthy corn snakes', 'en'],
  ['Club de ajedrez La Torre, Cuenca. Jugamos los martes.', 'es'],
  ['Wir sind eine Bäckerei in Leipzig. Der Wochenplan hängt im Laden.', 'de'],
])('%s: who asks for pages to read gets them', (prompt, language) => {
  expect(toolAskedIn(prompt, language)).toBeUndefined();
});
