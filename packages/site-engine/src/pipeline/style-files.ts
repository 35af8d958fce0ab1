import type { SiteFile } from '../engine.ts';
import { isStylesheet } from '../files/site-files.ts';
import { hasTailwindLayers, isForTailwind } from '../tailwind/own-sheets.ts';
import { notesOnUnclear, placeSources } from '../tailwind/place-sources.ts';
import { importsOf, withImports } from '../tailwind/sheet-imports.ts';
import { linkedSheets } from '../tailwind/sheet-links.ts';
import { builtPath, themePath } from '../tailwind/style-source.ts';

/** Input of the Tailwind build that is not shipped: it becomes part of the built `styles.css`. */
export const styleInputs: ReadonlySet<string> = new Set([themePath, builtPath]);

export interface StyleFiles {
  /** What the built sheet is made from. */
  inputs: string[];
  /** All other files, each sheet where the pages link it. */
  files: SiteFile[];
  notes: string[];
}

const isInput = ({ path, content }: SiteFile): boolean =>
  styleInputs.has(path) && typeof content === 'string';

/** Whether a sheet for Tailwind is named by no page and no other sheet: it is the source of one that is, or of the built one. */
function findUnnamed(sheets: readonly SiteFile[], linked: ReadonlySet<string>) {
  const imported = new Set(sheets.flatMap(importsOf));
  return ({ path, content }: SiteFile): boolean =>
    !linked.has(path) &&
    !imported.has(path) &&
    (isForTailwind(String(content)) || hasTailwindLayers(String(content)));
}

/** Tells what the built sheet is made from, and puts other sources where their sheets are linked. */
export function readStyleFiles(given: readonly SiteFile[]): StyleFiles {
  const linked = linkedSheets(given);
  const paths = new Set(given.map(({ path }) => path));
  const sheets = given.filter(({ path, content }) => isStylesheet(path) && typeof content === 'string');
  const isUnnamed = findUnnamed(sheets, linked);
  const isSource = (file: SiteFile): boolean => sheets.includes(file) && (isInput(file) || isUnnamed(file));
  const others = given.filter((file) => !isSource(file));

  const joined = given.filter(isSource).map((source) => withImports(source, others));
  const taken = new Set(joined.flatMap((sheet) => [...sheet.taken]));
  const needed = new Set([...linked, ...others.filter(({ path }) => !taken.has(path)).flatMap(importsOf)]);
  const outputs = [...linked].filter((path) => path !== themePath && !paths.has(path));
  const { placed, left, unclear } = placeSources(
    outputs,
    joined.map(({ sheet }) => sheet).filter((sheet) => !isInput(sheet)),
  );

  const inputs = [...joined.map(({ sheet }) => sheet), ...placed].filter(isInput);
  return {
    inputs: [...inputs, ...left].map(({ content }) => String(content)),
    files: [
      ...others.filter(({ path }) => !taken.has(path) || needed.has(path)),
      ...placed.filter((sheet) => !isInput(sheet)),
      ...unclear,
    ],
    notes: notesOnUnclear(unclear),
  };
}
