import type { SiteFile } from '@sitewright/site-engine';
import { isTextPath } from './is-text.ts';

/** A byte order mark is a character like any other: it stays where it is. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A text file character by character; undefined for anything else, and for what is text by its name only. */
export function toSourceText({ path, content }: SiteFile): string | undefined {
  if (typeof content === 'string') return content;
  try {
    return isTextPath(path) ? utf8.decode(content) : undefined;
  } catch {
    return undefined;
  }
}
