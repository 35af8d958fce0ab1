/*
 * Another page of the site, whose parts are to stand on this one: it may lie in another folder.
 */

/** Where all pages would lie; nothing is asked there. */
const root = 'https://site.invalid/';

/** An address of the site as a page has to write it; one of elsewhere as it is. */
function addressOn(page: string, target: URL): string {
  if (!target.href.startsWith(root)) return target.href;
  const [folders, names] = [new URL(page, root).pathname.split('/'), target.pathname.split('/')];
  folders.pop();
  let shared = 0;
  while (shared < folders.length && shared < names.length - 1 && folders[shared] === names[shared])
    shared += 1;
  const up = '../'.repeat(folders.length - shared);
  return up + names.slice(shared).join('/') + target.search + target.hash;
}

interface Pages {
  from: string;
  to: string;
}

/** @returns the address as it is, where it is the same from everywhere */
function readdressed(address: string, { from, to }: Pages): string {
  const isSame = /^(?:[a-z][\w+.-]*:|\/)/i.test(address) || address.trim() === '';
  const target = isSame ? undefined : URL.parse(address, new URL(from, root));
  return target ? addressOn(to, target) : address;
}

const addressed = ['href', 'src', 'poster', 'action'] as const;

/** The parts of a page, from top to bottom. */
export const partsIn = (page: Document): Element[] =>
  [...(page.querySelector('main') ?? page.body).children].filter((part) =>
    /^(?:section|div|article)$/.test(part.localName),
  );

/** A link to something of its own part, or a drawing that is made of another one. */
function isWithin(address: string, element: Element, part: Element | undefined): boolean {
  if (!address.startsWith('#')) return false;
  const id = address.slice(1);
  const isPart = part?.id === id || [...(part?.querySelectorAll('[id]') ?? [])].some((one) => one.id === id);
  return isPart || !element.matches('a, area');
}

/** Writes the addresses of a page as another one has to; a link to something of its own part stays within it. */
export function readdress(page: Document, parts: readonly Element[], pages: Pages): void {
  for (const element of page.body.querySelectorAll('[href], [src], [poster], [action], [srcset]')) {
    const part = parts.find((one) => one.contains(element));
    for (const name of addressed) {
      const address = element.getAttribute(name);
      if (address !== null && !isWithin(address, element, part))
        element.setAttribute(name, readdressed(address, pages));
    }
    const sources = element.getAttribute('srcset');
    if (sources !== null)
      element.setAttribute(
        'srcset',
        sources.replace(
          /(^|,\s+)([^\s,]+)/g,
          (_all, before, address) => before + readdressed(address, pages),
        ),
      );
  }
}

/** What a page is drawn with: its stylesheets by their places, and styles of its own. */
export const stylesOf = (page: Document, path: string): string[] =>
  [...page.querySelectorAll('link[rel~="stylesheet"], style')].map((element) =>
    element.localName === 'style'
      ? (element.textContent ?? '').trim()
      : new URL(element.getAttribute('href') ?? '', new URL(path, root)).href,
  );
