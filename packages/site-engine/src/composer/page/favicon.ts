import { escapeHtml } from '../html.ts';
import type { Site } from '../site.ts';

/** The brand's first letter on its colour; letters stand on the light theme's button. */
export function favicon({ brief, palette }: Pick<Site, 'brief' | 'palette'>): string {
  const letter = /[\p{L}\p{N}]/u.exec(brief.brand)?.[0]?.toUpperCase() ?? '•';
  const { fill, onFill } = palette.light.paper;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${fill}"/><text x="32" y="45" font-family="Georgia, serif" font-size="38" font-weight="700" text-anchor="middle" fill="${onFill}">${escapeHtml(letter)}</text></svg>\n`;
}
