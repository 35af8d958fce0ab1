import { isScript } from '../files/site-files.ts';
import { rawTextOf } from './dom.ts';
import { isInlineScript } from './loads.ts';
import type { Site } from './site.ts';

/** A piece of script and where it begins. */
export interface ScriptSource {
  path: string;
  firstLine: number;
  code: string;
}

const inlineScripts = ({ pages }: Site): ScriptSource[] =>
  pages.flatMap(({ path, elements }) =>
    elements.filter(isInlineScript).map((element) => ({
      path,
      firstLine: element.sourceCodeLocation?.startTag?.endLine ?? 1,
      code: rawTextOf(element),
    })),
  );

const scriptFiles = ({ files }: Site): ScriptSource[] =>
  [...files].flatMap(([path, code]) =>
    typeof code === 'string' && isScript(path) ? [{ path, firstLine: 1, code }] : [],
  );

const collected = new WeakMap<Site, ScriptSource[]>();

/** All scripts that run, collected once for each state of a site. */
export function scriptsOf(site: Site): ScriptSource[] {
  const scripts = collected.get(site) ?? [...scriptFiles(site), ...inlineScripts(site)];
  collected.set(site, scripts);
  return scripts;
}

/** Whether a script could make the place that a link leads to. */
export const mentionsInScripts = (site: Site, name: string): boolean =>
  scriptsOf(site).some(({ code }) => code.includes(name));

/** `import` and `export` as statements; a call of `import()` is none. */
export const isModuleCode = (code: string): boolean =>
  /^[^\S\n\r\u2028\u2029]*(?:import\s*[\w{*"'$]|export\s)/m.test(code);
