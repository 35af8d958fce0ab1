import { isTextPath } from '../sites/is-text.ts';

/** How files begin, by their ending: at an offset, one of these. */
const beginnings: Record<string, { at?: number; signs: string[] }> = {
  png: { signs: ['\x89PNG\r\n\x1a\n'] },
  jpg: { signs: ['\xff\xd8\xff'] },
  gif: { signs: ['GIF87a', 'GIF89a'] },
  webp: { at: 8, signs: ['WEBP'] },
  avif: { at: 4, signs: ['ftypavif', 'ftypavis', 'ftypmif1', 'ftypmsf1'] },
  ico: { signs: ['\0\0\x01\0'] },
  bmp: { signs: ['BM'] },
  woff: { signs: ['wOFF'] },
  woff2: { signs: ['wOF2'] },
  ttf: { signs: ['\0\x01\0\0', 'true', 'ttcf'] },
  otf: { signs: ['OTTO', '\0\x01\0\0'] },
  eot: { at: 34, signs: ['LP'] },
  pdf: { signs: ['%PDF-'] },
  mp4: { at: 4, signs: ['ftyp'] },
  webm: { signs: ['\x1aE\xdf\xa3'] },
  mp3: { signs: ['ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2'] },
  ogg: { signs: ['OggS'] },
  wav: { at: 8, signs: ['WAVE'] },
};
const sameAs: Record<string, string> = {
  jpeg: 'jpg',
  jfif: 'jpg',
  m4v: 'mp4',
  m4a: 'mp4',
  mov: 'mp4',
  oga: 'ogg',
  ogv: 'ogg',
};

/** Texts that a browser asks for, or a server of static files. */
const textEndings = new Set([
  ...['html', 'htm', 'css', 'js', 'mjs', 'json', 'webmanifest', 'svg', 'xml'],
  ...['txt', 'md', 'csv', 'tsv', 'vtt', 'ics', 'vcf', 'map', 'geojson', 'rss', 'atom'],
]);
const plainNames = new Set(['CNAME', 'LICENSE', '_headers', '_redirects', 'humans.txt']);

export type FileKind = 'text' | 'binary';

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const endingOf = (path: string): string => /\.([a-z\d]+)$/i.exec(nameOf(path))?.[1]?.toLowerCase() ?? '';

/** What a static site can have under this name; undefined for anything else, such as programs of a server. */
export function kindOf(path: string): FileKind | undefined {
  const ending = endingOf(path);
  if (plainNames.has(nameOf(path)) || (textEndings.has(ending) && isTextPath(path))) return 'text';
  return Object.hasOwn(beginnings, sameAs[ending] ?? ending) ? 'binary' : undefined;
}

/** Whether a binary file is what its ending says. */
export function isAsNamed(path: string, bytes: Buffer): boolean {
  const ending = endingOf(path);
  const { at = 0, signs = [] } = beginnings[sameAs[ending] ?? ending] ?? {};
  const begins = bytes.subarray(at, at + 12).toString('latin1');
  return signs.some((sign) => begins.startsWith(sign));
}

export const isPage = (path: string): boolean => /\.html?$/i.test(path);
