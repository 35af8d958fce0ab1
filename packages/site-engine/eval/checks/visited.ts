import type { Trial, Visit } from '../browser/visit.ts';
import type { WrittenSite } from '../sites/made-site.ts';
import { type Check, each } from './check.ts';
import { isMostlyDark, isSeen } from './colours.ts';

export interface VisitedSite extends Pick<WrittenSite, 'prompt' | 'brief'> {
  visit: Visit;
}

/** One thing that holds or does not, whatever the number of its problems. */
const clean = (name: string, problemsOf: (visit: Visit) => readonly string[]): Check<VisitedSite> => ({
  name,
  goal: 1,
  judge: ({ visit }) => ({ tried: 1, problems: problemsOf(visit) }),
});

const colours: Check<VisitedSite> = {
  name: 'Colours honoured',
  goal: 0.98,
  judge: ({ prompt, visit }) =>
    each(prompt.colours ?? [], (colour) => !isSeen(colour, visit.colours) && `${colour} is not seen`),
};

const darkness: Check<VisitedSite> = {
  name: 'Dark when asked for',
  goal: 1,
  judge: ({ prompt, visit }) =>
    each(prompt.isDark ? ['dark'] : [], () => !isMostlyDark(visit.colours) && 'the first page is light'),
};

const failed = ({ behaviour, page, problem }: Trial): string | undefined =>
  problem && `${behaviour} on ${page}: ${problem}`;

const behaviours: Check<VisitedSite> = {
  name: 'Interactive features work',
  goal: 1,
  judge: ({ visit }) => each(visit.trials, failed),
};

const askedFeatures: Check<VisitedSite> = {
  name: 'Asked-for features present',
  goal: 0.98,
  judge: ({ prompt, visit }) =>
    each(
      prompt.features ?? [],
      (feature) => !visit.trials.some(({ behaviour }) => behaviour === feature) && `no ${feature}`,
    ),
};

export const visitedChecks: readonly Check<VisitedSite>[] = [
  colours,
  darkness,
  behaviours,
  askedFeatures,
  clean('No axe violation, both themes', ({ violations }) => violations),
  clean('No complaint in the console', ({ complaints }) => complaints),
  clean('No request leaves', ({ leaving }) => leaving),
  clean('Everything fits the window, no word cut', ({ misfits }) => misfits.overflows),
  clean('No text printed on another', ({ misfits }) => misfits.overprinted),
  clean('No text covered', ({ misfits }) => misfits.covered),
  clean('No text cut off by its box', ({ misfits }) => misfits.cutOff),
  clean('No text in a column of under 12 characters', ({ misfits }) => misfits.narrow),
];
