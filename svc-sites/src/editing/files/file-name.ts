import { limits } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import { pathProblem } from '@sitewright/site-engine';
import { isTextPath } from '../../sites/is-text.ts';

/** Names without an ending that servers and people know. */
const knownWithoutEnding = new Set(['CNAME', 'LICENSE', '_headers', '_redirects']);

const refuse = (field: string, message: string): never => {
  throw new AppError('VALIDATION_FAILED', message, { fields: { [field]: message } });
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Holds the name of a file that is not there yet against the rules of names and those that are there.
 *
 * @param others the paths of all other files of the site
 * @param field of the request, for whoever is told what is wrong
 * @throws AppError `VALIDATION_FAILED`.
 */
export function demandNewName(path: string, others: readonly string[], field: string): void {
  const problem = pathProblem(path);
  if (problem) refuse(field, `“${path.slice(0, 80)}” cannot be the name of a file: it ${problem}.`);
  const name = nameOf(path);
  if (!/.\.[a-z\d]+$/i.test(name) && !knownWithoutEnding.has(name))
    refuse(field, `“${name}” has no ending. Add one that says what it is, such as “.html”.`);
  const lower = path.toLowerCase();
  const same = others.find((other) => other.toLowerCase() === lower);
  if (same === path) refuse(field, `There is a file “${path}” already. Choose another name.`);
  if (same)
    refuse(
      field,
      `There is a file “${same}” already, which is the same on many computers. Choose another name.`,
    );
  const inTheWay = others.find((other) => {
    const known = other.toLowerCase();
    return lower.startsWith(`${known}/`) || known.startsWith(`${lower}/`);
  });
  if (inTheWay) refuse(field, `“${inTheWay}” is in the way: a file and a folder cannot have one name.`);
}

/** @throws AppError `VALIDATION_FAILED`. */
export function demandText(path: string, field: string): void {
  if (isTextPath(path)) return;
  refuse(
    field,
    `“${nameOf(path)}” is the name of a picture or the like, and this is text. Use another ending.`,
  );
}

/** @throws AppError `VALIDATION_FAILED`. */
export function demandRoomForOne(count: number, field: string): void {
  if (count < limits.siteMaxFiles) return;
  refuse(field, `A site has at most ${limits.siteMaxFiles} files. Remove one first.`);
}
