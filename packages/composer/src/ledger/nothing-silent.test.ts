import type { Statement } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { readWrittenPrompts } from '../../training/data/read-written-set.ts';
import { readBrief } from '../brief/read-brief.ts';
import { pageTexts } from '../plan/checks/plan-texts.ts';
import { plain } from '../plan/words.ts';
import { unspaced } from '../whole-words.ts';
import { isPrinted } from './loss.ts';
import { planWholeSite } from './plan-whole-site.ts';

const corrected = [
  'hey\nneed a site for scruff club, dog grooming\nfull groom is 38\nopen mon to sat 9-5\nscratch that last bit, we close at 4 now\nthx',
  'Dear team,\n\nwe bake in Leeds: rye £4.20, spelt £4.60. Open Tuesday to Sunday 7am to 2pm.\nWe can spend £500 on it.\n\nSorry: we close at 3pm now, and the rye is £4.50.\n\nKind regards\nAnn',
  'Website für die Töpferei „Lehm und Moor“ in Ulm. Kurse 28 €. Moment, sie heißt jetzt „Moorton“.',
];
const prompts = [
  ...corrected,
  ...readWrittenPrompts()
    .filter((_, index) => index % 4 === 1)
    .map(({ text }) => text),
];

/** Whether content that is said to be on the pages is on none of them, but for less than half of its words. */
function isMissing(statement: Statement, shown: ReadonlySet<string>): boolean {
  const words = [...new Set(plain(statement.text).split(' '))].filter((word) => word.length > 2);
  const isContent = isPrinted(statement) && !unspaced.test(statement.text) && words.length > 1;
  return isContent && words.filter((word) => shown.has(word)).length * 2 < words.length;
}

/** What is wrong with what is told of a statement; nothing where it is accounted for. */
function unaccounted(statement: Statement, shown: ReadonlySet<string>): string | undefined {
  const { outcome, class: name, corrects } = statement;
  if (!outcome) return 'nothing is told of it';
  if (outcome.became === 'left_out' && outcome.why.trim() === '') return 'left out without a reason';
  if (outcome.became === 'noted' && name !== 'meta' && name !== 'context')
    return 'content that is only noted';
  if (corrects !== undefined && outcome.became !== 'applied') return 'a correction that is not told';
  if (outcome.became === 'on_page' && isMissing(statement, shown))
    return 'said to be on a page that lacks it';
  return undefined;
}

test('every statement is placed, applied, said to the maker, or left out with its reason', () => {
  const silent = prompts.flatMap((prompt) => {
    const { plan, statements } = planWholeSite(readBrief(prompt), '1');
    const texts = [...pageTexts(plan.languages[0]).values()];
    const shown = new Set(texts.flatMap((text) => text.split(' ')));
    return statements.flatMap((statement) => {
      const problem = unaccounted(statement, shown);
      return problem === undefined ? [] : [`${problem}: ${statement.text}`];
    });
  });
  expect(silent).toEqual([]);
});
