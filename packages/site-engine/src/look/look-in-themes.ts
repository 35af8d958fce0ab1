import type { Page } from 'playwright-core';
import { findFaint } from './page/contrast.ts';
import { inTheme, readColours } from './page/themes.ts';
import type { TextProblem } from './text/lines.ts';
import type { ThemeSwitch } from './theme-switches.ts';

export interface ColourProblems {
  faint: readonly TextProblem[];
  invisible: readonly TextProblem[];
}

const messagesOf = ({ faint, invisible }: ColourProblems): string[] =>
  [...faint, ...invisible].map(({ message }) => message);

/** What is wrong there and was not before, with where it is seen. */
function ofTheme(found: ColourProblems, known: ReadonlySet<string>, where: string): ColourProblems {
  const tell = (problems: readonly TextProblem[]) =>
    problems
      .filter(({ message }) => !known.has(message))
      .map((problem) => ({ ...problem, message: `${problem.message}, ${where}` }));
  return { faint: tell(found.faint), invisible: tell(found.invisible) };
}

/** The colours of a page as it opens, and in its other themes where it has any: only those that look otherwise are measured. */
export async function lookInThemes(page: Page, switches: readonly ThemeSwitch[]): Promise<ColourProblems[]> {
  const first = await findFaint(page);
  const known = new Set(messagesOf(first));
  const seen = new Set([await readColours(page)]);
  const found: ColourProblems[] = [first];
  for (const theme of ['dark' as const, ...switches]) {
    const where = theme === 'dark' ? 'where the visitor’s system is dark' : 'once its theme is switched';
    await inTheme(page, theme, async () => {
      const colours = await readColours(page);
      if (seen.has(colours)) return;
      seen.add(colours);
      found.push(ofTheme(await findFaint(page), known, where));
    });
  }
  return found;
}
