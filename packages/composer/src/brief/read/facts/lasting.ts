import type { Classified } from '../../classify/classified.ts';
import { forbidsTelling, isForMaker } from '../guard/maker-talk.ts';
import { asks, lasting, sites, subjects } from './words.ts';

/** "I've been doing it for 20 years": the speaker says for how long, of something that is no site. */
const tellsHowLong = (text: string): boolean =>
  lasting.has(text) &&
  (subjects.leading(text) > 0 || (lasting.leading(text) > 0 && /\p{N}/u.test(text))) &&
  !sites.has(text) &&
  !asks(text) &&
  !isForMaker(text) &&
  !forbidsTelling(text);

const open: ReadonlySet<Classified['class']> = new Set(['context', 'not_understood']);

/** For how long somebody has done what the site is of is told its visitors, whatever the words were taken for. */
export const withLasting = (statements: readonly Classified[]): Classified[] =>
  statements.map((statement) => {
    const { class: name, kind, text, joined } = statement;
    const isOpen = open.has(name) && kind === 'sentence' && joined !== true;
    return isOpen && tellsHowLong(text) ? { ...statement, class: 'story', also: [] } : statement;
  });
