import { type GenerationPhase, generationPhases } from '@sitewright/contracts';
import { stepLabels } from '@sitewright/web-kit/generation';

export const stepNumber = (phase: GenerationPhase) => generationPhases.indexOf(phase) + 1;

/** As "Style, 3 of 5". */
export const stepWords = (phase: GenerationPhase) =>
  `${stepLabels[phase]}, ${stepNumber(phase)} of ${generationPhases.length}`;

// As the person's own system writes it.
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Since when something waits: the time of day, with the date when that is another one. */
export const sinceWords = (since: Date, now: Date) =>
  (since.toDateString() === now.toDateString() ? time : dayAndTime).format(since);
