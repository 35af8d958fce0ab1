/** A prompt of a look, and what it is called in what its judges write. */
export interface LookPrompt {
  id: string;
  text: string;
}

const head = /^=== (\S+)\s*$/mu;

/**
 * Reads prompts that stand one below the other, each behind a line "=== name".
 *
 * @throws Error with a sentence for the person.
 */
export function readPrompts(file: string): LookPrompt[] {
  const [before = '', ...parts] = file.split(head);
  if (before.trim() !== '' || parts.length === 0)
    throw new Error('Begin each prompt with a line of its own: === name');
  return parts.flatMap((id, at) => (at % 2 === 0 ? [{ id, text: (parts[at + 1] ?? '').trim() }] : []));
}
