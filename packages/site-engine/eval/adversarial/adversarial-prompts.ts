import { limits } from '@sitewright/contracts';
import { createRandom } from '../../src/testing/random.ts';
import { prompts as ordinary } from '../prompts/index.ts';
import { endings, lines, openings, tokens } from './shapes.ts';

/** A prompt of the greatest length that is meant to cost as much as it can. */
export interface AdversarialPrompt {
  /** How it is made, for the report. */
  id: string;
  text: string;
}

const length: number = limits.promptMaxLength;
export const usualSeed = 1;

/** Half of a surrogate pair is refused with the request: a cut takes it away. */
const cut = (text: string, at = length): string => text.slice(0, at).replace(/[\ud800-\udbff]$/, 'x');

const filled = (piece: string, opening = '', ending = ''): string =>
  cut(opening + piece.repeat(Math.ceil(length / piece.length)), length - ending.length) + ending;

const written = (write: (n: number) => string): string => {
  let text = '';
  for (let n = 1; text.length < length; n++) text += write(n);
  return cut(text);
};

const show = (text: string): string => JSON.stringify(text.slice(0, 60));

const brackets = ['()', '[]', '{}', '“”', '«»', '「」'] as const;

/** Brackets in brackets as deep as a prompt can be. */
const nested = (pair: string, inner: string): string => {
  const [open = '', close = ''] = [...pair];
  const depth = Math.floor((length - inner.length) / 2 / (open.length + inner.length));
  return cut((open + inner).repeat(depth) + inner + close.repeat(depth)).padEnd(length, '.');
};

/**
 * The same prompts for the same seed: every token repeated, pairs and triples of tokens, beginnings that never end, nested brackets,
 * pasted data, ordinary prompts repeated and shuffled, and noise of a few signs.
 */
export function adversarialPrompts(seed = usualSeed): AdversarialPrompt[] {
  const random = createRandom(seed);
  const pick = <Thing>(things: readonly Thing[]): Thing =>
    things[Math.floor(random() * things.length)] as Thing;
  const some = (count: number, from: readonly string[]): string =>
    Array.from({ length: count }, () => pick(from)).join('');
  const times = (count: number, make: () => [name: string, text: string]): AdversarialPrompt[] =>
    Array.from({ length: count }, () => {
      const [name, text] = make();
      return { id: name, text: cut(text) };
    });

  const words = ordinary.flatMap(({ text }) => text.split(/\s+/u));
  const sentences = ordinary.flatMap(({ text }) => text.split(/(?<=[.!?。])\s/u));
  const alphabets = [
    'a1',
    'A a',
    '(1',
    'a,. ',
    '1:- ',
    'Aa &',
    '"“” a',
    '([)] ',
    '€1,. ',
    'aA1 (),.:-',
    '\n- a',
    'の、カ「」',
    'ال و،',
    '<a>/ ="',
    '\u200ba\u0301 ',
  ];

  return [
    ...tokens.map((token) => ({ id: `repeated ${show(token)}`, text: filled(token) })),
    ...times(220, () => {
      const pair = some(2, tokens);
      return [`pair ${show(pair)}`, filled(pair)];
    }),
    ...times(120, () => {
      const row = some(3 + Math.floor(random() * 4), tokens);
      return [`row ${show(row)}`, filled(row)];
    }),
    ...times(160, () => {
      const [opening, token, ending] = [pick(openings), pick(tokens), pick(endings)];
      return [`framed ${show(`${opening}…${token}…${ending}`)}`, filled(token, opening, ending)];
    }),
    ...times(60, () => [`soup of tokens`, some(length, tokens)]),
    ...brackets.flatMap((pair) =>
      ['', '1', 'a, ', 'Aa '].map((inner) => ({ id: `nested ${pair} ${inner}`, text: nested(pair, inner) })),
    ),
    ...lines.map((write) => ({ id: `pasted ${show(write(7))}`, text: written(write) })),
    ...times(30, () => {
      const [first, second] = [pick(lines), pick(lines)];
      return ['pasted, two by turns', written((n) => first(n) + second(n))];
    }),
    ...ordinary.map(({ id, text }) => ({ id: `again and again ${id}`, text: filled(`${text} `) })),
    ...times(60, () => ['sentences of many prompts', written(() => `${pick(sentences)} `)]),
    ...times(30, () => ['words of many prompts', written(() => `${pick(words)} `)]),
    ...times(30, () => ['words with commas', written(() => `${pick(words)}, `)]),
    ...times(30, () => {
      const word = `${pick(words)} `;
      return [`one word ${show(word)}`, filled(word)];
    }),
    ...alphabets.flatMap((alphabet) =>
      times(4, () => [`noise of ${show(alphabet)}`, written(() => pick([...alphabet]))]),
    ),
  ];
}
