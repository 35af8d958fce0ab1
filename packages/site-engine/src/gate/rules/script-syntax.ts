import { Script } from 'node:vm';
import type { Problem, Rule } from '../rule.ts';
import { isModuleCode, type ScriptSource, scriptsOf } from '../scripts.ts';

/** Compiles and does not run. The first line of a syntax error's stack is `path:line`. */
function checkScript({ path, firstLine, code }: ScriptSource): Problem[] {
  if (isModuleCode(code)) return [];
  try {
    new Script(code, { filename: 'script', lineOffset: firstLine - 1 });
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = Number(/^script:(\d+)/.exec(error.stack ?? '')?.[1] ?? firstLine);
    return [{ path, line, message: `The script cannot run: ${error.message}.` }];
  }
}

export const scriptSyntax: Rule = {
  id: 'script-syntax',
  title: 'Scripts are complete and correct',
  check: (site) => scriptsOf(site).flatMap(checkScript),
};
