import { isScript } from '../files/site-files.ts';
import { attributeLine, rawTextOf } from './dom.ts';
import { isHandler, isInlineScript } from './loads.ts';
import type { Page, Site } from './site.ts';

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

const handlers = ({ pages }: Site): ScriptSource[] =>
  pages.flatMap(({ path, elements }) =>
    elements
      .filter(({ attrs }) => attrs.some(({ name }) => isHandler(name)))
      .flatMap((element) =>
        element.attrs
          .filter(({ name }) => isHandler(name))
          .map(({ name, value }) => ({ path, firstLine: attributeLine(element, name) ?? 1, code: value })),
      ),
  );

const withHandlers = new WeakMap<Site, ScriptSource[]>();

/** All code of a site, that of its event handlers too; collected once as well. */
export function codeOf(site: Site): ScriptSource[] {
  const code = withHandlers.get(site) ?? [...scriptsOf(site), ...handlers(site)];
  withHandlers.set(site, code);
  return code;
}

/** Tells the line of each offset of a source; the offsets must not go back, so that the source is read once. */
export function createLineCounter({ code, firstLine }: ScriptSource): (offset: number) => number {
  let line = firstLine;
  let next = code.indexOf('\n');
  return (offset) => {
    for (; next >= 0 && next < offset; next = code.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}

/** The scripts that may run on a page: its own, and all files, since one may bring another. */
export const scriptsOn = (site: Site, page: Page): ScriptSource[] =>
  scriptsOf(site).filter(({ path }) => path === page.path || isScript(path));

/** `import` and `export` as statements; a call of `import()` is none. A line is read by itself: empty ones may be many. */
export const isModuleCode = (code: string): boolean =>
  /^[^\S\r\n\u2028\u2029]*(?:import\s*[\w{*"'$]|export\s)/m.test(code);
