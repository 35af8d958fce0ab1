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

/** How a stand-in is drawn. */
interface Drawing {
  ground: string;
  stripes: string;
  strength: number;
  text: string;
  /** Where the text stands, from above. */
  height: string;
  /** So many times the text's size is the picture's shorter side. */
  share: number;
}

const picture: Drawing = {
  ground: '#e2e8f0',
  stripes: '#cbd5e1',
  strength: 0.5,
  text: '#334155',
  height: '50%',
  share: 16,
};

/** Behind words: these are read on what lies behind it as well as without it, and its own text stands below them. */
const backdrop: Drawing = {
  ground: 'none',
  stripes: '#64748b',
  strength: 0.12,
  text: '#64748b',
  height: '85%',
  share: 24,
};

function draw(element: Element, shown: string, usual: UsualSize, drawing: Drawing): SiteFile {
  const { ground, stripes, strength, text, height: middle, share } = drawing;
  const width = sizeOf(element, 'width', usual.width);
  const height = sizeOf(element, 'height', usual.height);
  const label = escapeText(shown.trim().slice(0, longestLabel).toWellFormed());
  const fontSize = Math.max(10, Math.round(Math.min(width, height) / share));
  const content = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
  <defs><pattern id="stripes" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v24" stroke="${stripes}" stroke-width="12"/></pattern></defs>
  <rect width="100%" height="100%" fill="${ground}"/>
  <rect width="100%" height="100%" fill="url(#stripes)" opacity="${strength}"/>
  <text x="50%" y="${middle}" font-family="system-ui, sans-serif" font-size="${fontSize}" fill="${text}" text-anchor="middle" dominant-baseline="middle">${label}</text>
</svg>
`;
  const id = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `images/placeholder-${id}.svg`, content };
}

/** An honest stand-in: quiet stripes in the asked-for size, and what should have been shown. Another shape cuts its edges. */
export const drawPlaceholder = (element: Element, shown: string, usual: UsualSize): SiteFile =>
  draw(element, shown, usual, picture);

/** The same for what lies behind words. */
export const drawBackdrop = (element: Element, shown: string, usual: UsualSize): SiteFile =>
  draw(element, shown, usual, backdrop);

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
