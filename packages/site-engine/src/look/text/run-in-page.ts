import type { Page } from 'playwright-core';
import { type LineReaders, lineReaders } from './lines.ts';

/**
 * Runs a function in the page, with what reads its lines. It is handed over as source, with the functions it calls: those may use each
 * other and the page, and nothing else of their modules.
 */
export function runInPage<Result>(
  page: Page,
  main: (readers: LineReaders) => Result | Promise<Result>,
  helpers: readonly ((...given: never[]) => unknown)[],
): Promise<Result> {
  const source = [...Object.values(lineReaders), ...helpers, main].join('\n');
  return page.evaluate<Result>(
    `(() => { ${source} return ${main.name}({ ${Object.keys(lineReaders).join(', ')} }); })()`,
  );
}
