import { chooseArrangement } from '../../choose-arrangement.ts';
import type { Arrangements } from '../../families/kit.ts';
import type { RenderSection } from '../../section.ts';
import { arc, path } from './drawn.ts';
import { bar, columns, ladder, rules } from './lists.ts';
import type { Steps } from './step.ts';

const arrangements = { arc, bar, columns, ladder, path, rules } as const;
const lists: ReadonlySet<string> = new Set(['columns', 'ladder', 'rules']);

/** Short ones stand beside each other, by threes and fours; any number below each other. */
function fits(steps: Steps) {
  const longest = Math.max(...steps.map(({ name, detail = '' }) => Math.max(name.length * 3, detail.length)));
  const areColumns = (steps.length === 3 || steps.length === 4) && longest <= 170;
  const anywhere: ReadonlySet<Arrangements['steps']> = new Set(['ladder', 'rules']);
  return (arrangement: Arrangements['steps']) => areColumns || anywhere.has(arrangement);
}

/** What happens, in order. */
export const renderSteps: RenderSection<'steps'> = (page, { steps }) => {
  const arrangement = chooseArrangement(page, 'steps', 'ladder', fits(steps));
  return { body: arrangements[arrangement](page, steps), isList: lists.has(arrangement), set: 'below' };
};
