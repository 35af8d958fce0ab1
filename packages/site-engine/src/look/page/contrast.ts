import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { LineReaders, TextProblem } from '../text/lines.ts';
import { runInPage } from '../text/run-in-page.ts';

/** One text that axe calls too faint. */
interface FaintText extends TextProblem {
  ratio: number;
}

async function measure({ lineInSource }: LineReaders): Promise<FaintText[]> {
  if (!window.axe) return [];
  const { violations, incomplete } = await window.axe.run(document, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    preload: false,
  });
  return [...violations, ...incomplete]
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ element, any }) => {
      const { contrastRatio, expectedContrastRatio: wanted, messageKey } = any[0]?.data ?? {};
      // The same colour twice may be meant so, axe says; whoever visits sees nothing.
      const ratio = messageKey === 'equalRatio' ? 1 : contrastRatio;
      if (!element || typeof ratio !== 'number' || (messageKey && messageKey !== 'equalRatio')) return [];
      const words = (element.textContent ?? '').trim().slice(0, 40);
      const message = `“${words}” has a contrast of ${ratio} : 1 with what is behind it; it needs ${Number.parseFloat(wanted)} : 1`;
      return [{ message, line: lineInSource(element), ratio }];
    });
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** As faint as this, nobody reads it at all. */
const invisibleRatio = 1.3;

/** Texts in nearly the colour of what is behind them: those that are hard to read, and those that cannot be seen. */
export async function findFaint(page: Page): Promise<{ faint: TextProblem[]; invisible: TextProblem[] }> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const found = await runInPage(page, measure, []);
  const [invisible, faint] = [true, false].map((isInvisible) =>
    found.filter(({ ratio }) => ratio < invisibleRatio === isInvisible),
  );
  return { faint: faint ?? [], invisible: invisible ?? [] };
}
