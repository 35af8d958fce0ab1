import type { Brief, NotUsed } from '@sitewright/contracts';

/** A report is read by a person, and sent with every answer about a site. */
const mostListed = 200;
const longestText = 300;

const shortened = (text: string): string =>
  text.length <= longestText ? text : `${text.slice(0, longestText).toWellFormed()}…`;

/** What of a prompt its site was not made of, in the words of the prompt and with the reason. */
export function notUsed({ statements }: Brief): NotUsed[] {
  const found = statements.flatMap(({ text, outcome }) =>
    outcome?.became === 'left_out' ? [{ text: shortened(text), why: outcome.why }] : [],
  );
  const more = found.length - mostListed;
  const rest = { text: `${more} more`, why: 'The list of them is in the brief beside the preview.' };
  return more > 0 ? [...found.slice(0, mostListed), rest] : found;
}
