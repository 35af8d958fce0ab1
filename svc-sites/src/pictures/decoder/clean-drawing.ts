import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { RefusedPicture } from './refused-picture.ts';
import { withoutAddresses } from './svg-styles.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';

const again = 'Export it again as plain SVG, then choose the new file.';

/** What a `<use>` copies counts as often as it is copied: a few lines can stand for billions of shapes. */
const mostShapes = 20_000;

/** A picture within a drawing, in a type that browsers decode; it is written anew by whoever asks. */
export type RedrawPicture = (bytes: Uint8Array) => Promise<{ type: string; content: Uint8Array }>;

/** `isChanged`: something of it was taken away or written anew. */
export interface CleanedDrawing {
  source: string;
  isChanged: boolean;
}

/**
 * A drawing without anything that runs, loads, links or is not drawn: scripts, handlers, other documents, addresses, animations,
 * what editors keep for themselves.
 *
 * @throws RefusedPicture for what is no well-formed drawing, declares entities or copies itself without end
 */
export async function cleanDrawing(source: string, redraw: RedrawPicture): Promise<CleanedDrawing> {
  if (/<!ENTITY/i.test(source)) {
    throw new RefusedPicture(`This drawing declares abbreviations (entities), which are not read. ${again}`);
  }
  const { window } = parseDrawing(source.replace(/<!DOCTYPE[^<>[]*>/i, ''));
  try {
    const root = window.document.documentElement;
    const write = () => new window.XMLSerializer().serializeToString(root);
    const given = write();
    purify(window, root);
    await redrawPictures(root, redraw);
    demandFewShapes(root);
    const cleaned = write();
    return { source: cleaned, isChanged: cleaned !== given };
  } finally {
    window.close();
  }
}

function parseDrawing(source: string): JSDOM {
  try {
    const dom = new JSDOM(source, { contentType: 'image/svg+xml' });
    const { localName, namespaceURI } = dom.window.document.documentElement;
    if (localName === 'svg' && namespaceURI === svgNamespace) return dom;
  } catch (cause) {
    throw new RefusedPicture(`This drawing is broken, or was cut off on its way. ${again}`, { cause });
  }
  throw new RefusedPicture(`This is no drawing that a browser shows. ${again}`);
}

/** Leads to a place in the drawing itself, or holds a picture of its own. */
const isLocal = (tag: string, value: string): boolean =>
  /^#[^\s]+$/.test(value) || (tag === 'image' && dataUrl.test(value));
const dataUrl = /^data:image\/(?:png|jpeg|webp|gif);base64,/i;

function purify(window: JSDOM['window'], root: Element): void {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName === 'style') node.textContent = withoutAddresses(node.textContent ?? '');
  });
  purifier.addHook('uponSanitizeAttribute', (node, data) => {
    const isHref = /^(?:.*:)?href$/.test(data.attrName);
    if (isHref) data.keepAttr = isLocal(node.localName, data.attrValue.trim());
    else if (data.attrName === 'style') data.attrValue = withoutAddresses(data.attrValue);
    else if (withoutAddresses(`y:${data.attrValue}`) === '') data.keepAttr = false;
  });
  purifier.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    NAMESPACE: svgNamespace,
    ADD_TAGS: ['use'],
    ADD_ATTR: ['href', 'xlink:href'],
    FORBID_TAGS: [
      'a',
      'foreignobject',
      'script',
      'animatemotion',
      'animatetransform',
      'animatecolor',
      'feimage',
      'metadata',
    ],
    FORBID_ATTR: ['ping', 'target'],
    ALLOW_DATA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
  });
}

async function redrawPictures(root: Element, redraw: RedrawPicture): Promise<void> {
  for (const image of root.querySelectorAll('image')) {
    const written = image.getAttribute('href') ?? image.getAttributeNS(xlinkNamespace, 'href') ?? '';
    image.removeAttribute('href');
    image.removeAttributeNS(xlinkNamespace, 'href');
    if (!dataUrl.test(written)) continue;
    const { type, content } = await redraw(Buffer.from(written.slice(written.indexOf(',') + 1), 'base64'));
    image.setAttribute('href', `data:${type};base64,${Buffer.from(content).toString('base64')}`);
  }
}

function demandFewShapes(root: Element): void {
  const byId = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]));
  const known = new Map<Element, number>();
  const open = new Set<Element>();
  const shapesOf = (element: Element): number => {
    const found = known.get(element);
    if (found !== undefined) return found;
    if (open.has(element)) throw tooMany();
    open.add(element);
    const href = element.getAttribute('href') ?? element.getAttributeNS(xlinkNamespace, 'href') ?? '';
    const copied = element.localName === 'use' ? byId.get(href.slice(1)) : undefined;
    const parts = [...element.children, ...(copied ? [copied] : [])];
    const shapes = parts.reduce((sum, part) => sum + shapesOf(part), 1);
    open.delete(element);
    known.set(element, shapes);
    if (shapes > mostShapes) throw tooMany();
    return shapes;
  };
  shapesOf(root);
}

const tooMany = () =>
  new RefusedPicture(
    'This drawing has more shapes than a browser draws quickly. Export it as PNG, then choose that file.',
  );
