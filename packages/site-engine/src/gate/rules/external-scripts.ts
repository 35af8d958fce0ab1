import type { Problem, Rule } from '../rule.ts';
import { type ScriptSource, scriptsOf } from '../scripts.ts';

/** A call or statement that loads, with an address on another host right behind it. */
const loadingCode =
  /(?:\b(?:fetch|import|importScripts|WebSocket|EventSource|Worker|sendBeacon)\s*\(\s*|\bfrom\s*|\bimport\s*|\.src\s*=\s*|\.open\(\s*['"]\w+['"]\s*,\s*)['"`](?:(?:https?|wss?):)?\/\/([^'"`/\s]{1,100})/g;

const checkScript = ({ path, firstLine, code }: ScriptSource): Problem[] =>
  [...code.matchAll(loadingCode)].map((match) => ({
    path,
    line: firstLine + code.slice(0, match.index).split('\n').length - 1,
    message: `The script loads from ${match[1]}, which does not work offline.`,
  }));

export const externalScripts: Rule = {
  id: 'external-scripts',
  title: 'Scripts load nothing from other hosts',
  check: (site) => scriptsOf(site).flatMap(checkScript),
};
