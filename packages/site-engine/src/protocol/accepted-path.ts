import { isSafePath, pathProblem } from '../files/safe-path.ts';

const textFile = /\.(?:html?|css|m?js|svg|txt|md|json|webmanifest|xml|csv|vtt)$/i;

/** Read by the build as data, and no part of the site. */
const settingsFile = /(?:^|\/)tailwind\.config\.(?:cjs|ts)$/i;

/** A path as models write it, from the root of a folder, a drive or a home folder, or as the address of a file, as one inside the site. */
export const asSitePath = (path: string): string =>
  path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:file:\/{2,3}|~\/)/i, '')
    .replace(/^[a-z]:\//i, '')
    .replace(/^(?:\.?\/)+/, '');

/** Why a path that a model wrote is not taken: it must be safe, and a kind of file that text can be. */
export function modelPathProblem(path: string): string | undefined {
  const problem = pathProblem(path);
  if (problem) return `its path ${problem}`;
  return textFile.test(path) || settingsFile.test(path)
    ? undefined
    : 'a model cannot write this kind of file';
}

/** Whether a model may write a file as a part of a site that there is. */
export const isModelFile = (path: string): boolean => isSafePath(path) && textFile.test(path);

const controlSigns = /\p{Cc}/gu;

/** A path as it may be shown to a person. */
export const printablePath = (path: string): string => path.replace(controlSigns, '�').slice(0, 80);
