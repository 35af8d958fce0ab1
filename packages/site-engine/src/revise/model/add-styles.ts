import type { SiteFile } from '../../engine.ts';
import { candidatesOf } from '../../tailwind/candidates.ts';
import { compileStyles } from '../../tailwind/compile-styles.ts';

const layer = (css: string, name: string): string => {
  const start = css.indexOf(`@layer ${name}{`);
  if (start < 0) return '';
  let depth = 0;
  for (let at = css.indexOf('{', start); at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return css.slice(start, at + 1);
  }
  return '';
};

const variable = /(?<![\w-])(?<name>--[\w-]{1,80})\s{0,4}:\s{0,4}(?<value>[^;{}]{1,400})[;}]/gu;

/** The theme's variables that the style sheet lacks. */
function missingVariables(theme: string, css: string): string {
  const lacking = Array.from(theme.matchAll(variable), ({ groups = {} }) => groups).filter(
    ({ name = '' }) => !css.includes(`${name}:`),
  );
  return lacking.length > 0
    ? `@layer theme{:root,:host{${lacking.map(({ name, value }) => `${name}:${value}`).join(';')}}}`
    : '';
}

/**
 * The style sheet of a site with what changed pages need besides. One that lacks nothing keeps every byte. All utilities are
 * written again behind the others, so that their order is that of Tailwind; colours and sizes stay those of the site's theme.
 */
export async function addStyles(
  css: string,
  before: readonly SiteFile[],
  after: readonly SiteFile[],
): Promise<string> {
  const known = new Set(candidatesOf(before));
  const added = candidatesOf(after).filter((candidate) => !known.has(candidate));
  if (added.length === 0) return css;
  const page = { path: 'index.html', content: `<p class="${added.join(' ').replaceAll(/["<>&]/gu, ' ')}">` };
  if (layer((await compileStyles([page], '')).css, 'utilities') === '') return css;
  const { css: all } = await compileStyles([...after], '');
  return `${css}\n${missingVariables(layer(all, 'theme'), css)}${layer(all, 'utilities')}`;
}
