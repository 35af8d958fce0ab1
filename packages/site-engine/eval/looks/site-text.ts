import type { Composition } from '@sitewright/composer';
import { isPage } from '../../src/files/site-files.ts';
import { pageText } from './page-text.ts';

/** A site as a judge reads it: its pages, what its owner is told, and what is said of each statement of the prompt. */
export function siteText({ name, files, notes, brief }: Composition): string {
  const pages = files
    .filter(({ path }) => isPage(path))
    .map(({ path, content }) => `===== ${path}\n${pageText(String(content))}`);
  const statements = brief.statements.map(
    ({ class: kind, text, outcome }) => `[${kind}] ${JSON.stringify(text)} -> ${JSON.stringify(outcome)}`,
  );
  return [
    `Name: ${name}`,
    ...pages,
    `----- Notes to the owner\n${notes.map((note) => `* ${note}`).join('\n')}`,
    `----- Statements\n${statements.join('\n')}`,
  ].join('\n');
}
