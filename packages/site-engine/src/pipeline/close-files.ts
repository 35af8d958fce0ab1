import { serialize } from 'parse5';
import type { WrittenSoFar } from '../engine.ts';
import { isSafePath } from '../files/safe-path.ts';
import { isPage } from '../files/site-files.ts';
import { hasVisibleContent } from '../files/visible-content.ts';
import { descendants, isElement } from '../gate/dom.ts';
import { parsePage } from '../gate/site.ts';
import { moveToRoot } from '../protocol/common-root.ts';
import type { TextFile } from '../protocol/output.ts';

type WrittenFile = WrittenSoFar['files'][number];

/** Of other files a part is worth nothing: half a script does not run. */
const worthInPart = /\.(?:html?|css|txt|md)$/i;
const cutEntity = /&[#\w]{0,10}$/;
/** Elements of which a part would do something else than the whole. */
const wholeOrNothing = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object']);

/**
 * Ends a page that was not written to its end: a tag that was cut goes, what is open is closed.
 *
 * @throws RangeError when elements are nested too deeply.
 */
function closePage({ path, content }: WrittenFile): string {
  const document = parsePage(path, content.replace(cutEntity, ''));
  const elements = descendants(document).filter(isElement);
  for (const element of elements) {
    if (!wholeOrNothing.has(element.tagName) || element.sourceCodeLocation?.endTag) continue;
    const siblings = element.parentNode?.childNodes;
    siblings?.splice(siblings.indexOf(element), 1);
  }
  return `${serialize(document).trimEnd()}\n`;
}

function closeFile(file: WrittenFile): TextFile[] {
  const { path, content, complete } = file;
  if (!isSafePath(path) || content.trim() === '' || !(complete || worthInPart.test(path))) return [];
  if (!isPage(path)) return [{ path, content }];
  const page = complete ? content : closePage(file);
  return hasVisibleContent(page) ? [{ path, content: page }] : [];
}

/**
 * The files of a generation that ended early, as they can be shown: what was cut off is ended or left out, and so are pages on
 * which there is nothing to see. A site inside a folder is moved out of it, as it is when its answer has ended.
 *
 * @throws RangeError when elements are nested too deeply.
 */
export const closeFiles = (files: readonly WrittenFile[]): TextFile[] => moveToRoot(files.flatMap(closeFile));
