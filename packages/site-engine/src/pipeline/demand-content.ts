import type { QualityReport } from '@sitewright/contracts';
import { EngineError } from '../engine.ts';

const homePage = 'index.html';

type Checked = Pick<QualityReport, 'checks'>;

const blankFindings = ({ checks }: Checked) =>
  checks.find(({ id, status }) => id === 'blank-page' && status === 'failed')?.findings ?? [];

/** Pages on which there is nothing to see. */
export const blankPages = (report: Checked): string[] => [
  ...new Set(blankFindings(report).map(({ path }) => path)),
];

/**
 * A home page on which there is nothing to see is no site, however many checks it passes.
 *
 * @throws EngineError
 */
export function demandContent(report: Checked): void {
  const home = blankFindings(report).find(({ path }) => path === homePage);
  if (!home) return;
  throw new EngineError(
    'GENERATION_EMPTY',
    `A site was written, but it shows nothing. ${home.message} Try again, or use the offline composer.`,
    { reason: 'blank-page' },
  );
}
