import { type Generation, type GenerationPhase, generationPhases } from '@sitewright/contracts';
import { stepLabels } from '@sitewright/web-kit/generation';

const maxNameLength = 60;

/** The beginning of a prompt, cut between two words where there are any. */
function firstWords(prompt: string): string {
  const text = prompt.replace(/\s+/g, ' ').trim();
  const characters = [...text];
  if (characters.length <= maxNameLength) return text;
  const start = characters.slice(0, maxNameLength).join('');
  return `${start.replace(/\s\S*$/, '')}…`;
}

/** What a site that is being made is called: its prompt's first words until it has a name. */
export const generationName = ({ name, prompt }: Pick<Generation, 'name' | 'prompt'>) =>
  name || firstWords(prompt);

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
