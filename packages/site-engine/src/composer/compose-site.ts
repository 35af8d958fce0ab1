import type { EngineOutput, SiteFile } from '../engine.ts';
import { writeScript } from './behaviour/script.ts';
import { fontFiles, fontLicences } from './families/fonts/font-files.ts';
import { firstTheme, writeDocument } from './page/document.ts';
import { favicon } from './page/favicon.ts';
import { fontsOf } from './page/site-fonts.ts';
import { writeTheme } from './page/theme.ts';
import { writePages } from './page/write-pages.ts';
import { planSite } from './planning/plan-site.ts';
import { readBrief } from './reading/read-brief.ts';
import { notesOnReading } from './report-notes.ts';

/** Composes a whole site. Deterministic: the same prompt and seed give the same files. */
export function composeSite(prompt: string, seed: number): EngineOutput {
  const brief = readBrief(prompt);
  const { site, family, notes, pictures } = planSite(brief, { prompt, seed });
  const theme = firstTheme(site);
  const documents = writePages(site, family).map((page) => ({
    path: page.path,
    content: writeDocument(site, family, page, theme),
  }));
  const markup = documents.map(({ content }) => content).join('\n');
  const fonts = fontsOf(site);
  const files: SiteFile[] = [
    ...documents,
    { path: 'theme.css', content: writeTheme(site, markup) },
    { path: 'script.js', content: writeScript(markup) },
    { path: 'favicon.svg', content: favicon(site) },
    ...[...pictures].map(([path, content]) => ({ path, content })),
    ...fontFiles(fonts, markup),
    { path: 'LICENSES.txt', content: fontLicences(fonts, markup) },
  ];
  return { name: brief.brand, files, notes: [...notesOnReading(brief), ...notes] };
}
