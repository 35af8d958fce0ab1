import { parse } from 'acorn';
import { isExternalUrl } from '../files/external-url.ts';
import { attribute, rawTextOf } from './dom.ts';
import { resolveLocal } from './local-url.ts';
import type { ScriptSource } from './scripts.ts';
import type { Page, Site } from './site.ts';

/** “@scope/name” or “name” of what is imported from it. */
const packageName = /^(?:@[\w.-]{1,80}\/)?[^/]{1,80}/;
const isPath = /^\.{0,2}\//;

/** What a module imports before it runs; nothing where it cannot be read. */
function importsOf(code: string): string[] {
  try {
    const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
    return body.flatMap((node) => ('source' in node && node.source ? [String(node.source.value)] : []));
  } catch {
    return [];
  }
}

export type ImportMap = ReadonlyMap<string, string>;

/** The addresses that the import map of a page gives to names. */
export function importMapOf({ elements }: Page): ImportMap {
  const map = elements.find((element) => attribute(element, 'type') === 'importmap');
  try {
    const { imports = {} } = JSON.parse(map ? rawTextOf(map) : '{}');
    return new Map(Object.entries(imports).map(([name, address]) => [name, String(address)]));
  } catch {
    return new Map();
  }
}

function addressIn(mapped: ImportMap, specifier: string): string {
  const folder = [...mapped.keys()].find((name) => name.endsWith('/') && specifier.startsWith(name));
  const inFolder = folder && `${mapped.get(folder)}${specifier.slice(folder.length)}`;
  return mapped.get(specifier) ?? (inFolder || specifier);
}

/** Whose code it is that a module cannot have: a package, another host, or a file that is not there. */
const ownerOf = (address: string, specifier: string): string =>
  isExternalUrl(specifier) && URL.canParse(address, 'https://site.invalid')
    ? `code of ${new URL(address, 'https://site.invalid').host}`
    : (packageName.exec(specifier)?.[0] ?? specifier);

interface Module {
  path: string;
  code: string;
}

type Imported = Module | { missing: string };

/** What a module imports: files of the site, or whose code is missing. */
function importedBy(module: Module, site: Site, mapped: ImportMap): Imported[] {
  return importsOf(module.code).map((specifier) => {
    const address = addressIn(mapped, specifier);
    const path = isPath.test(address) ? resolveLocal(module.path, address)?.path : undefined;
    const code = site.files.get(path ?? '');
    return path !== undefined && typeof code === 'string'
      ? { path, code }
      : { missing: ownerOf(address, specifier) };
  });
}

/**
 * What a module imports, itself or by others, and a site does not have: then none of it runs. `undefined` where everything is there.
 */
export function missingImport(
  site: Site,
  mapped: ImportMap,
  { path, code }: ScriptSource,
): string | undefined {
  const modules: Module[] = [{ path, code }];
  // Grows while it is read.
  for (const module of modules) {
    for (const imported of importedBy(module, site, mapped)) {
      if ('missing' in imported) return imported.missing;
      if (!modules.some((known) => known.path === imported.path)) modules.push(imported);
    }
  }
  return undefined;
}
