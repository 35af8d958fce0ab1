import { attribute, type Element, hasAttribute, rawTextOf } from './dom.ts';
import { isRunningScript } from './loads.ts';
import { resolveLocal } from './local-url.ts';
import { importMapOf, missingImport } from './missing-imports.ts';
import { isModuleCode, type ScriptSource, scriptsOf } from './scripts.ts';
import type { Page, Site } from './site.ts';

interface GlobalLibrary {
  library: string;
  /** A script uses the variable that it sets. */
  use: RegExp;
  /** A script sets a variable of this name. */
  definition: RegExp;
}

/** Libraries with which scripts write what a page shows. */
const globals: readonly GlobalLibrary[] = [
  {
    library: 'jQuery',
    use: /(?<![\w$.])\$\s{0,9}[.(]/,
    definition: /(?<![\w$])\$\s{0,9}(?:=(?!=)|\)?\s{0,9}=>)|\bfunction\s{1,9}\$(?![\w$])/,
  },
  {
    library: 'jQuery',
    use: /(?<![\w$.])jQuery\s{0,9}[.(]/,
    definition: /(?<![\w$])jQuery\s{0,9}=(?!=)|\bfunction\s{1,9}jQuery(?![\w$])/,
  },
  {
    library: 'd3',
    use: /(?<![\w$.])d3\s{0,9}\./,
    definition: /(?<![\w$])d3\s{0,9}(?:=(?!=)|\)?\s{0,9}=>)/,
  },
];

/** The libraries that no script of a site is. */
const missingGlobals = (site: Site): GlobalLibrary[] =>
  globals.filter(({ definition }) => !scriptsOf(site).some(({ code }) => definition.test(code)));

function sourceOf(page: Page, { files }: Site, element: Element): ScriptSource[] {
  if (!hasAttribute(element, 'src')) return [{ path: page.path, firstLine: 1, code: rawTextOf(element) }];
  const path = resolveLocal(page.path, attribute(element, 'src') ?? '')?.path ?? '';
  const code = files.get(path);
  return typeof code === 'string' ? [{ path, firstLine: 1, code }] : [];
}

const isModule = (element: Element): boolean => attribute(element, 'type')?.trim().toLowerCase() === 'module';

export interface PageCode {
  /** The scripts that run to their end, as far as their libraries are concerned. */
  runs: string[];
  /** Those that do not. */
  stops: string[];
  /** What the first of these needs, and the site does not have. */
  missing: string | undefined;
}

/** The code of a page, and whether it runs: a module of which an import is missing never does, nor a script without its library. */
export function readPageCode(page: Page, site: Site): PageCode {
  const absent = missingGlobals(site);
  const mapped = importMapOf(page);
  const scripts = page.elements.filter(isRunningScript).flatMap((element) =>
    sourceOf(page, site, element).map((source) => ({
      code: source.code,
      isRefused: !isModule(element) && isModuleCode(source.code),
      missing:
        missingImport(site, mapped, source) ?? absent.find(({ use }) => use.test(source.code))?.library,
    })),
  );
  const stops = scripts.filter(({ isRefused, missing }) => isRefused || missing !== undefined);
  return {
    runs: scripts.filter((script) => !stops.includes(script)).map(({ code }) => code),
    stops: stops.map(({ code }) => code),
    missing: stops.find(({ missing }) => missing)?.missing,
  };
}
