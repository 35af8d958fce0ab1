import type { Messages } from '@sitewright/composer-content';
import { writeScript } from '../behaviour/script.ts';
import type { LanguagePlan, PagePlan, SitePlan } from '../plan/site-plan.ts';
import { createRandom } from '../random.ts';
import type { SiteFile } from '../site-file.ts';
import { calendarFiles } from './calendar-file.ts';
import type { Family } from './families/family.ts';
import { fontFiles, fontLicences } from './families/fonts/font-files.ts';
import { favicon } from './favicon.ts';
import { hrefsFrom } from './hrefs.ts';
import type { Palette } from './palette/palette.ts';
import { renderPage } from './render-page.ts';
import type { PageToRender } from './site.ts';
import { fontsOf, writeTheme } from './theme.ts';

/** What a site is drawn with, every choice made. */
export interface Drawing {
  family: Family;
  palette: Palette;
  /** The fixed texts for a BCP 47 tag. */
  messagesIn(tag: string): Messages;
}

function pageToRender(plan: SitePlan, drawing: Drawing, pictures: Map<string, string>) {
  return (language: LanguagePlan, page: PagePlan): PageToRender => {
    const href = hrefsFrom(language, page);
    const messages = drawing.messagesIn(language.tag);
    return {
      plan,
      language,
      page,
      look: drawing.family,
      palette: drawing.palette,
      messages,
      controls: messages.controls,
      // The same page looks the same in every language.
      random: createRandom(`${plan.seed}/page ${language.pages.indexOf(page)}`),
      href,
      addPicture: (name, content) => {
        pictures.set(`images/${name}`, content);
        return href(`images/${name}`);
      },
    };
  };
}

/** The files of a site in this family and these colours. */
export function renderWith(plan: SitePlan, drawing: Drawing): SiteFile[] {
  const pictures = new Map<string, string>();
  const toRender = pageToRender(plan, drawing, pictures);
  const documents = plan.languages.flatMap((language) =>
    language.pages.map((page) => ({
      path: page.path,
      content: renderPage(toRender(language, page), drawing.family),
    })),
  );
  const { family, palette } = drawing;
  const markup = documents.map(({ content }) => content).join('\n');
  const fonts = fontsOf(family);
  return [
    ...documents,
    { path: 'theme.css', content: writeTheme(plan, family, palette, markup) },
    { path: 'script.js', content: writeScript(markup) },
    { path: 'favicon.svg', content: favicon(plan, palette) },
    ...[...pictures].map(([path, content]) => ({ path, content })),
    ...calendarFiles(plan),
    ...fontFiles(fonts, markup),
    { path: 'LICENSES.txt', content: fontLicences(fonts, markup) },
  ];
}
