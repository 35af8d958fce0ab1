import type { PlacedText, Places, Table } from './places.ts';
import type { Typing } from './typing.ts';

/*
 * Puts the page of a later version in the place of the one that is shown: only what differs is touched, so that nothing flickers
 * and what is being typed stays. Sent to the browser as source text: see edit-script.ts.
 */

interface Morpher {
  morph: (old: Node, content: Node[], options: object) => unknown;
}

interface ReplaceOptions {
  places: Places;
  typing: Typing;
  morpher: Morpher;
  readTable: (text: string) => Table | undefined;
}

/** Of the addresses of several widths, each with its width behind it. */
function inEach(srcset: string, resolved: (address: string) => string): string {
  return srcset.replace(
    /(^|,\s)(\s*)([^\s,]\S*[^\s,]|[^\s,])/g,
    (_all, comma: string, blanks: string, address: string) => comma + blanks + resolved(address),
  );
}

/** Attributes that load something from the folder of the version. */
function createAddresses(attribute: string) {
  const known = new Set<string>();
  /** What was loaded once is not loaded again with each version. */
  const later = new Map<string, string>();
  const names = ['src', 'srcset', 'poster'];
  const selector = 'img[src],img[srcset],source[src],source[srcset],video[src],audio[src],video[poster]';
  const each = (page: Document, use: (element: Element, name: string, value: string) => void) => {
    for (const element of page.querySelectorAll(selector)) {
      for (const name of names) {
        const value = element.getAttribute(name);
        if (value !== null) use(element, name, value);
      }
    }
  };
  return {
    /** What the first page has is loaded from its own version for as long as it is shown: it never changes. */
    remember: () => each(document, (_element, _name, value) => known.add(value)),
    /** Anything else is there since the later version. */
    resolve: (page: Document, version: number) =>
      each(page, (element, name, value) => {
        if (known.has(value)) return;
        const base = new URL(location.pathname.replace(/\/v\/\d+\//, `/v/${version}/`), location.href);
        const resolved = (address: string) => new URL(address, base).href;
        const loaded =
          later.get(name + value) ?? (name === 'srcset' ? inEach(value, resolved) : resolved(value));
        later.set(name + value, loaded);
        element.setAttribute(`${attribute}-${name}`, value);
        element.setAttribute(name, loaded);
      }),
  };
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of to.getAttributeNames())
    if (!from.hasAttribute(name) && name !== 'style') to.removeAttribute(name);
  for (const name of from.getAttributeNames()) {
    const value = from.getAttribute(name) ?? '';
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
}

/** Style elements of the head are written anew only when they change. */
function copyStyles(from: Document): void {
  const styles = [...document.head.querySelectorAll('style')];
  [...from.head.querySelectorAll('style')].forEach(({ textContent }, index) => {
    const style = styles[index];
    if (style && style.textContent !== textContent) style.textContent = textContent;
  });
}

function createReplacement({ places, typing, morpher, readTable }: ReplaceOptions) {
  const addresses = createAddresses(places.attribute);
  addresses.remember();

  const morph = (page: Document, kept: Text | undefined): void => {
    const { documentElement: root, body } = document;
    const isKept = (node: Node) => node === kept;
    copyAttributes(page.documentElement, root);
    copyAttributes(page.body, body);
    copyStyles(page);
    morpher.morph(body, [...page.body.childNodes], {
      morphStyle: 'innerHTML',
      restoreFocus: false,
      callbacks: {
        beforeNodeMorphed: (old: Node, changed: Node) => !isKept(old) && !old.isEqualNode(changed),
        beforeNodeRemoved: (old: Node) => !isKept(old),
        // What the person has opened stays open.
        beforeAttributeUpdated: (name: string, element: Element) =>
          !(name === 'open' && element.localName === 'details'),
      },
    });
  };

  const findKept = (node: Text): PlacedText | undefined => {
    const element = node.parentElement;
    return element ? places.texts(element).find((text) => text.node === node) : undefined;
  };

  /** @param html the answer for the same page of a later version */
  return function replace(html: string): void {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const data = page.querySelector('script[type="application/json"]');
    const table = readTable(data?.textContent ?? '');
    if (!table || table.path !== places.shown().path) return;
    for (const script of page.querySelectorAll('head > script')) script.remove();
    addresses.resolve(page, table.version);
    const { scrollX: left, scrollY: top } = globalThis;
    typing.around((kept) => {
      morph(page, kept);
      places.read(table, kept);
    }, findKept);
    if (scrollY !== top || scrollX !== left) scrollTo({ left, top, behavior: 'instant' });
  };
}

export const replaceParts = [inEach, createAddresses, copyAttributes, copyStyles, createReplacement];
