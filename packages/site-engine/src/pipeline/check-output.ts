import { limits } from '@sitewright/contracts';
import { EngineError, type SiteFile } from '../engine.ts';
import { pathProblem } from '../files/safe-path.ts';
import { totalBytes } from '../files/site-files.ts';
import { isPhoto } from '../files/site-size.ts';

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Photographs are the person's: how much of them there may be was asked when they were sent. */
function refuseTooMuch(all: readonly SiteFile[]): void {
  const files = all.filter(({ path }) => !isPhoto(path));
  if (files.length > limits.siteMaxFiles) {
    throw new EngineError(
      'PROVIDER_FAILED',
      `The site has more than ${limits.siteMaxFiles} files. Ask for fewer pages and try again.`,
    );
  }
  if (totalBytes(files) > limits.siteMaxBytes) {
    const size = megabytes(limits.siteMaxBytes);
    throw new EngineError(
      'PROVIDER_FAILED',
      `The site is larger than ${size} MB. Ask for less and try again.`,
    );
  }
}

/** Two paths that differ in case only are one file on Windows and macOS. */
function refuseUnsafePaths(files: readonly SiteFile[]): void {
  const seen = new Set<string>();
  for (const { path } of files) {
    const problem = pathProblem(path) ?? (seen.has(path.toLowerCase()) ? 'is there twice' : undefined);
    if (problem)
      throw new Error(`The file ${JSON.stringify(path)} cannot be part of a site: its path ${problem}.`);
    seen.add(path.toLowerCase());
  }
}

/**
 * Holds what an engine hands over against the limits of a site.
 *
 * @throws EngineError when there is no home page, or too much of everything.
 */
export function checkOutput(files: readonly SiteFile[]): void {
  refuseUnsafePaths(files);
  refuseTooMuch(files);
  if (!files.some(({ path }) => path === 'index.html')) {
    throw new EngineError(
      'GENERATION_EMPTY',
      'No home page was written. Describe the site in other words and try again.',
    );
  }
}
