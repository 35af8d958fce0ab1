import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { SiteFile } from '../engine.ts';
import { attribute, type Element } from './dom.ts';
import { escapeText, removeAttribute, setAttribute } from './edits.ts';
import { addressFrom } from './local-url.ts';
import type { Fix } from './rule.ts';

const longestLabel = 40;
const placeholderPath = /^images\/placeholder-[0-9a-f]{8}\.svg$/;

/** Whether a file stands in for a picture that the person should replace. */
export const isPlaceholder = (path: string): boolean => placeholderPath.test(path);

const sizeOf = (element: Element, name: string, fallback: number): number => {
  const written = attribute(element, name) ?? '';
  const size = written.trim().endsWith('%') ? Number.NaN : Number.parseInt(written, 10);
  return size >= 1 && size <= 4000 ? size : fallback;
};

const usualPicture = { width: 800, height: 600 };

/** Where an element says nothing of its size. */
interface UsualSize {
  width: number;
  height: number;
}

/** An honest stand-in: quiet stripes in the asked-for size, and what should have been shown. Another shape cuts its edges. */
export function drawPlaceholder(element: Element, shown: string, usual: UsualSize): SiteFile {
  const width = sizeOf(element, 'width', usual.width);
  const height = sizeOf(element, 'height', usual.height);
  const label = escapeText(shown.trim().slice(0, longestLabel).toWellFormed());
  const fontSize = Math.max(10, Math.round(Math.min(width, height) / 16));
  const content = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
  <defs><pattern id="stripes" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v24" stroke="#cbd5e1" stroke-width="12"/></pattern></defs>
  <rect width="100%" height="100%" fill="#e2e8f0"/>
  <rect width="100%" height="100%" fill="url(#stripes)" opacity=".5"/>
  <text x="50%" y="50%" font-family="system-ui, sans-serif" font-size="${fontSize}" fill="#334155" text-anchor="middle" dominant-baseline="middle">${label}</text>
</svg>
`;
  const id = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `images/placeholder-${id}.svg`, content };
}

/** What a picture without a text shows: a file's name says more than nothing: “team-photo.svg” becomes “team photo”. */
export function textByFile(element: Element): string {
  const stem = posix.parse(attribute(element, 'src') ?? '').name;
  return /^[a-z]+(?:[-_ ][a-z]+)*$/i.test(stem) ? stem.replace(/[-_]/g, ' ') : '';
}

/** Shows a generated picture instead of one that cannot be loaded. */
export function usePlaceholder(pagePath: string, element: Element, attributeName: string): Fix {
  const shown = attribute(element, 'alt') ?? (element.tagName === 'img' ? textByFile(element) : '');
  const picture = drawPlaceholder(element, shown, usualPicture);
  const edits = [
    ...setAttribute(element, attributeName, addressFrom(pagePath, picture.path)),
    ...removeAttribute(element, 'srcset'),
  ];
  return { edits, files: [picture] };
}
