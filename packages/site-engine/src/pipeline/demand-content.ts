import type { QualityReport } from '@sitewright/contracts';
import { EngineError } from '../engine.ts';

const homePage = 'index.html';

/**
 * A home page on which there is nothing to see is no site, however many checks it passes.
 *
 * @throws EngineError
 */
export function demandContent({ checks }: Pick<QualityReport, 'checks'>): void {
  const blank = checks.find(({ id, status }) => id === 'blank-page' && status === 'failed');
  const home = blank?.findings.find(({ path }) => path === homePage);
  if (!home) return;
  throw new EngineError(
    'GENERATION_EMPTY',
    `A site was written, but it shows nothing. ${home.message} Try again, or use the offline composer.`,
  );
}
