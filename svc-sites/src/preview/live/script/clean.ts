/*
 * Takes out of a parsed page what would run, load, lead elsewhere or steal the focus. The policy and the sandbox of the live page
 * forbid nearly all of it anyway: this closes what they leave open, and keeps the console quiet. Sent to the browser as source
 * text: see live-page.ts.
 */

/** Elements that run, load or show something by themselves. `noscript` would be drawn as if scripts were off. */
const removedElements = [
  'applet,base,embed,fencedframe,frame,frameset,iframe,link,meta,noscript,object,portal,script,template',
  'animate[attributeName*="href" i],set[attributeName*="href" i],animate[attributeName^="on" i],set[attributeName^="on" i]',
].join();

/** Styles without what they would fetch: imports, and addresses that are no data. */
function quietStyles(css: string): string {
  return css
    .replace(/@import\b[^;]*(;|$)/gi, '')
    .replace(/@font-face\s*\{(?![^}]*url\(\s*["']?data:)[^}]*\}?/gi, '')
    .replace(/url\((?!\s*["']?(?:data:|#))(?:\s*"[^"]*"\s*|\s*'[^']*'\s*|[^()]*)\)/gi, 'url("data:,")');
}

/** A grey picture without a size of its own: files of the site are not there yet. */
function pictureToCome(): string {
  return 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="%23d9d7d2"/></svg>';
}

/** Attributes that load, send, lead elsewhere or take the focus, and such as `@click`, which can be parsed but not set. */
function isRemoved(name: string): boolean {
  const removed =
    /^(on.*|action|autofocus|autoplay|background|formaction|ping|poster|srcdoc|srcset|target)$/i;
  return removed.test(name) || !/^[a-z][\w:.-]*$/i.test(name);
}

/** What an attribute becomes; `null` takes it away. A name, or an id, can hide a property of the document or of a form. */
function cleanAttribute(element: Element, name: string, value: string, isTaken: (id: string) => boolean) {
  if (isRemoved(name)) return null;
  const isData = /^data:image\//i.test(value);
  switch (name.replace(/^xlink:/, '')) {
    case 'style':
      return quietStyles(value);
    case 'href':
      return value.startsWith('#') || (element.localName === 'image' && isData) ? value : '#';
    case 'src':
      if (element.localName !== 'img') return null;
      return isData ? value : pictureToCome();
    case 'name':
      return `drawn-${value}`;
    case 'id':
      return isTaken(value) ? null : value;
  }
  return value;
}

/** Makes a parsed page harmless, in place. Nothing in it is asked for its own properties: names in the page may hide those. */
function cleanPage(page: Document, removed: string): void {
  const { getAttributeNames, getAttribute, setAttribute, removeAttribute, remove } = Element.prototype;
  const find = (selector: string) => Document.prototype.querySelectorAll.call(page, selector);
  const form = document.createElement('form');
  const ids = new Set<string>();
  const isTaken = (id: string) => {
    if (id in form || id in document || ids.has(id)) return true;
    ids.add(id);
    return false;
  };
  for (const element of find(removed)) remove.call(element);
  for (const style of find('style')) style.textContent = quietStyles(style.textContent);
  for (const element of find('*')) {
    for (const name of getAttributeNames.call(element)) {
      const value = getAttribute.call(element, name) ?? '';
      const cleaned = cleanAttribute(element, name, value, isTaken);
      if (cleaned === null) removeAttribute.call(element, name);
      else if (cleaned !== value) setAttribute.call(element, name, cleaned);
    }
  }
}

export const cleanParts = [quietStyles, pictureToCome, isRemoved, cleanAttribute, cleanPage];

export const removedElementsText = JSON.stringify(removedElements);
