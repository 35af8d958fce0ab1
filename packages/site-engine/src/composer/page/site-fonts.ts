import type { FontName } from '../families/fonts/font-table.ts';
import type { Site } from '../site.ts';

/** The fonts of a site, each once. */
export const fontsOf = (site: Pick<Site, 'family'>): FontName[] => {
  const { display, displayItalic, body, mono } = site.family.fonts;
  return [...new Set([display, displayItalic, body, mono].flatMap((name) => name ?? []))];
};
