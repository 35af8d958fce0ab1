import type { ReadVersionKind, VersionEntry } from '@sitewright/contracts';

const kindWords: Record<ReadVersionKind, string> = {
  generated: 'First build',
  brief: 'Brief corrected',
  edited: 'Edited by hand',
  look: 'Another look',
  revised: 'Changed by words',
  restored: 'Restored',
  imported: 'Imported',
  other: 'Changed',
};

/** What a version is called: by the person, or by what was done. */
export function titleOf({ name, number, kind, instruction }: VersionEntry): string {
  if (name) return name;
  // What a first version was asked for is the whole prompt.
  return number === 1 || instruction.trim() === '' ? kindWords[kind] : instruction;
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago that was, as a person says it. */
export function ago(time: string, now: number): string {
  const passed = now - new Date(time).getTime();
  for (const [unit, length] of units)
    if (passed >= length) return relative.format(-Math.floor(passed / length), unit);
  return 'just now';
}
