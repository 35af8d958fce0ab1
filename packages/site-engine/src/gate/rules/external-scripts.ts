import type { Problem, Rule } from '../rule.ts';
import { type ScriptLoad, scriptLoadsOf } from '../script-loads.ts';
import { codeOf, createLineCounter, type ScriptSource } from '../scripts.ts';

const hostOf = (url: string): string =>
  (URL.canParse(url, 'https://x') ? new URL(url, 'https://x').host : '') || url.slice(0, 60);

const messageOf = ({ name, url }: ScriptLoad): string =>
  url === undefined
    ? `The script loads from an address that cannot be read in it (${name}). Make sure that it stays inside the site.`
    : `The script loads from ${hostOf(url)}, which does not work offline.`;

const writing = /\bdocument\s*\.\s*write(?:ln)?\s*\(/g;
const writtenLength = 500;

/** Scripts that a script writes into the page. */
const writtenScripts = (code: string): number[] =>
  [...code.matchAll(writing)]
    .filter(({ index }) => /<\s*script/i.test(code.slice(index, index + writtenLength)))
    .map(({ index }) => index);

function checkScript(source: ScriptSource): Problem[] {
  const { path, code } = source;
  const found = [
    ...scriptLoadsOf(code).map((load) => ({ offset: load.offset, message: messageOf(load) })),
    ...writtenScripts(code).map((offset) => ({
      offset,
      message: 'The script writes another script into the page (document.write), which no check has seen.',
    })),
  ];
  const lineAt = createLineCounter(source);
  return found
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, message }) => ({ path, line: lineAt(offset), message }));
}

export const externalScripts: Rule = {
  id: 'external-scripts',
  title: 'Scripts load nothing from other hosts',
  check: (site) => codeOf(site).flatMap(checkScript),
};
