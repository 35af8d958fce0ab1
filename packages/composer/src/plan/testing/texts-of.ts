import { compose } from '../../compose.ts';
import { pageTexts } from '../checks/plan-texts.ts';

/** All that the pages of a prompt show, as texts are compared (`plain`), between blanks. */
export const textsOf = (prompt: string): string =>
  ` ${[...pageTexts(compose(prompt, 'seed').plan.languages[0]).values()].join('\n')} `;
