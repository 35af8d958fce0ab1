import { cutting } from '@sitewright/composer-content';

type CuttingWords = Readonly<Record<keyof ReturnType<typeof cutting>, ReadonlySet<string>>>;

let made: CuttingWords | undefined;

/** The words of all languages by which a prompt is cut; made when they are first needed. */
export function cuttingWords(): CuttingWords {
  if (made) return made;
  const words = cutting();
  const all = (list: Readonly<Record<string, string[]>>): ReadonlySet<string> =>
    new Set(Object.values(list).flat());
  made = {
    senders: all(words.senders),
    receivers: all(words.receivers),
    subjects: all(words.subjects),
    speaking: all(words.speaking),
    reflexive: all(words.reflexive),
    denying: all(words.denying),
    coins: all(words.coins),
    clitics: all(words.clitics),
    inverting: all(words.inverting),
    counting: all(words.counting),
    numbering: all(words.numbering),
    steps: all(words.steps),
  };
  return made;
}
