/** What models think before they answer stands between tags, or on a channel of its own. */
const names = '(?:think(?:ing)?|thought|reasoning|reflection|seed:think)';
const opener = `\\s*(?:<${names}>|\\[THINK\\]|◁think▷|<\\|channel\\|>)`;
const thoughtOpener = new RegExp(`^${opener}`, 'i');
const thoughtOpeners = new RegExp(`^(?:${opener})+`, 'i');
const thoughtCloser = new RegExp(
  `(?:</${names}>|\\[/THINK\\]|◁/think▷|<\\|channel\\|>\\s*final[^<]{0,80}<\\|message\\|>)`,
  'i',
);

export const opensThought = (line: string): boolean => thoughtOpener.test(line);
export const withoutThoughtOpener = (line: string): string => line.replace(thoughtOpeners, '');
export const isStrayThoughtEnd = (line: string): boolean => /^\s*<\/think(?:ing)?>/i.test(line);

/** What follows the end of a thought on this line, `undefined` when it goes on. */
export function afterThought(line: string): string | undefined {
  const match = thoughtCloser.exec(line);
  return match ? line.slice(match.index + match[0].length) : undefined;
}

/** Of a site that stands in what is said to be thinking. */
export const outOfThoughtNote =
  'The model never said that its thinking was over, so the site was read out of it.';
