import type { Generation } from '@sitewright/contracts';

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
export const generationName = ({ name, prompt }: Pick<Generation, 'name' | 'prompt'>): string =>
  name || firstWords(prompt);
