import type { SiteFile } from '@sitewright/site-engine';

/** Selectors, declarations and what stands between them. */
const rules = /[^{};]*[{};]|[^{};]+/g;

const tokensOf = (css: string): string[] => css.match(rules) ?? [];

/** Tells a token from the same one elsewhere: the first of two, and the second. */
function createNumbering(): (token: string) => string {
  const counts = new Map<string, number>();
  return (token) => {
    const count = (counts.get(token) ?? 0) + 1;
    counts.set(token, count);
    return `${count} ${token}`;
  };
}

/** What was changed by hand, from how a style sheet was composed to how it is; undefined where more than values was. */
function valuesChanged(composed: string, stored: string): ReadonlyMap<string, string> | undefined {
  const [before, after] = [tokensOf(composed), tokensOf(stored)];
  if (before.length !== after.length) return undefined;
  const number = createNumbering();
  const changed = new Map<string, string>();
  for (const [index, token] of before.entries()) {
    const key = number(token);
    const next = after[index] ?? token;
    if (next !== token) changed.set(key, next);
  }
  return changed;
}

/** The values that a person has given the style sheet of a site, in that of another one of the same design. */
function withValues(css: string, changed: ReadonlyMap<string, string>): string {
  const number = createNumbering();
  return tokensOf(css)
    .map((token) => changed.get(number(token)) ?? token)
    .join('');
}

const textOf = (files: readonly SiteFile[], path: string): string =>
  Buffer.from(files.find((file) => file.path === path)?.content ?? '').toString();

/** Files of a site composed anew, with the look that was given to the other one by hand where it fits. */
export const keepLook = (
  made: readonly SiteFile[],
  { composed, stored }: { composed: readonly SiteFile[]; stored: readonly SiteFile[] },
): SiteFile[] =>
  made.map((file) => {
    if (!file.path.endsWith('.css')) return file;
    const changed = valuesChanged(textOf(composed, file.path), textOf(stored, file.path));
    return changed?.size ? { ...file, content: withValues(textOf([file], file.path), changed) } : file;
  });
