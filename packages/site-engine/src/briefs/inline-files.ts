import { Buffer } from 'node:buffer';
import type { SiteFile } from '../engine.ts';
import { resolveLocal } from '../gate/local-url.ts';

const types = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
const picture = /\ssrc="(?<address>[^"]{1,1000}\.(?:svg|png|jpg|webp))"/g;
const font = /url\(\s*["']?(?<address>[^"')\s]{1,1000}\.woff2)["']?\s*\)/g;

function dataUrl({ path, content }: SiteFile): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const type = Object.entries(types).find(([name]) => name === extension)?.[1] ?? 'application/octet-stream';
  return `data:${type};base64,${Buffer.from(content).toString('base64')}`;
}

/** The file of the site that an address on one of its files means. */
function fileAt(files: readonly SiteFile[], from: string, address: string): SiteFile | undefined {
  const path = resolveLocal(from, address)?.path;
  return files.find((file) => file.path === path);
}

/** A page of the composer with its pictures in itself. */
export const withPictures = (path: string, html: string, files: readonly SiteFile[]): string =>
  html.replace(picture, (whole, address: string) => {
    const file = fileAt(files, path, address);
    return file ? ` src="${dataUrl(file)}"` : whole;
  });

/** A style sheet at the top of a site with its typefaces in itself. */
export const withFonts = (css: string, files: readonly SiteFile[]): string =>
  css.replace(font, (whole, address: string) => {
    const file = fileAt(files, 'styles.css', address);
    return file ? `url(${dataUrl(file)})` : whole;
  });
