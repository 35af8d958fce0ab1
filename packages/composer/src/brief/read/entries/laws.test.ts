import { describe, expect, it } from 'vitest';
import { readStatements } from '../../read-brief.ts';
import { generatePrompt } from './generated-prompts.ts';

const seeds = Array.from({ length: 300 }, (_, at) => `seed ${at}`);
/** Each prompt is read once: what is read depends on nothing else. */
const cases = seeds.map((seed) => {
  const generated = generatePrompt(seed);
  return { seed, ...generated, brief: readStatements(generated.prompt, generated.statements) };
});
const contentOf = ({
  offer,
  people,
  events,
  quotations,
  figures,
  questions,
  details,
  story,
}: ReturnType<typeof readStatements>) => ({
  offer,
  people,
  events,
  quotations,
  figures,
  questions,
  details,
  story,
});
/** All that can be printed: the titles of sections too. */
const printed = (brief: ReturnType<typeof readStatements>) => [
  contentOf(brief),
  brief.sections.map(({ title }) => title),
];
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
/** What joins two entries in a row is not of either. */
const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== 'and');

describe('of any prompt', () => {
  it('every price stays with its name', () => {
    for (const { seed, brief, priced } of cases) {
      const read = brief.offer.flatMap(({ items }) => items);
      const pairs = read.map(({ name, price }) => ({ name, price }));
      expect(pairs, seed).toEqual(expect.arrayContaining(priced));
    }
  });

  it('every sure fact is somewhere, with all of its words', () => {
    for (const { seed, statements, brief } of cases) {
      const content = textsOf(contentOf(brief));
      const said = new Set(content.flatMap(wordsOf));
      for (const { class: name, text } of statements)
        if (name === 'fact' || name === 'item')
          expect(
            wordsOf(text).filter((word) => !said.has(word)),
            `${seed}: ${text}`,
          ).toEqual([]);
    }
  });

  it('nothing of a wish, a prohibition or what is not understood stands in an entry', () => {
    for (const { seed, brief } of cases) {
      const content = textsOf(contentOf(brief)).join('\n');
      expect(/z[a-z]{2,}/iu.exec(content.replaceAll('Hazel', ''))?.[0], seed).toBeUndefined();
    }
  });

  it('one more fact removes no other', () => {
    for (const { seed, prompt, statements, brief } of cases) {
      const all = new Set(textsOf(printed(brief)).flatMap(wordsOf));
      const last = statements.findLastIndex(({ class: name }) => name === 'fact' || name === 'item');
      const kept = new Set(
        textsOf(printed(readStatements(prompt, statements.slice(0, last)))).flatMap(wordsOf),
      );
      expect(
        [...kept].filter((word) => !all.has(word)),
        seed,
      ).toEqual([]);
    }
  });
});
