import { previewPath } from '@sitewright/contracts';

/*
 * The page that is drawn while somebody types loads nothing: the fonts of the site come to it within its styles, or its words
 * would stand in other letters than those of the preview.
 */

const fontFile = /url\(\s*["']?(?!data:)([^"')]+\.woff2)["']?\s*\)/g;

const loaded = new Map<string, Promise<string | undefined>>();

function toDataUri(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return `data:font/woff2;base64,${btoa(letters)}`;
}

async function load(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? toDataUri(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

function loadOnce(siteId: string, path: string): Promise<string | undefined> {
  const address = previewPath(siteId, path.replace(/^(?:\.?\/)+/, ''));
  const known = loaded.get(address) ?? load(address);
  loaded.set(address, known);
  return known;
}

/** Styles with the fonts of the site within them; one that does not come is left out. */
export async function withFonts(siteId: string, css: string): Promise<string> {
  const paths = [...new Set([...css.matchAll(fontFile)].map(([, path = '']) => path))];
  const fonts = new Map<string, string>();
  for (const path of paths) {
    const font = await loadOnce(siteId, path);
    if (font) fonts.set(path, font);
  }
  return css.replaceAll(fontFile, (url, path: string) => {
    const font = fonts.get(path);
    return font ? `url("${font}")` : url;
  });
}
