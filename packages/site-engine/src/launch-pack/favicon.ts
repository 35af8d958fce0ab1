import { escapeText } from '../gate/edits.ts';

/** A square with the first letter or digit of the name: works in every browser, at every size. */
export function createFavicon(name: string): string {
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '•';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="14" fill="#1f2937"/>
  <text x="32" y="44" font-family="system-ui, sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="#fff">${escapeText(initial)}</text>
</svg>
`;
}
