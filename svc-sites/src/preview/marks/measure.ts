/*
 * Measures how the parts of a page are drawn, so that two versions can be compared as they look. Sent to the browser as source text:
 * see preview-shim.ts. The shapes are those of `previewMessageSchema` in the contracts; parts are called as in
 * `comparison/page-parts.ts`.
 */

const lookProperties =
  'color background-color background-image font-family font-size font-weight font-style letter-spacing line-height text-align text-transform text-decoration-line border-top-width border-top-color border-top-left-radius padding-top padding-left margin-top gap display visibility box-shadow'.split(
    ' ',
  );

/** A short name for a long text. */
function digestOf(text: string): string {
  let [high, low] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193);
    low = Math.imul(low + text.charCodeAt(at), 0x85ebca6b) ^ (low >>> 13);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}

function measuredParts(root: Element, depth: number): Element[] {
  const tags = ['HEADER', 'NAV', 'SECTION', 'ARTICLE', 'ASIDE', 'FOOTER', 'FORM', 'MAIN'];
  return [...root.children].flatMap((element) => {
    if (['SCRIPT', 'STYLE', 'TEMPLATE', 'A', 'LINK'].includes(element.tagName)) return [];
    const isBox = element.tagName === 'MAIN' || element.tagName === 'DIV';
    const holdsParts = [...element.children].some(({ tagName }) => tags.includes(tagName));
    return isBox && holdsParts && depth < 6 ? measuredParts(element, depth + 1) : [element];
  });
}

/** Where an element stands in the page by the layout, which neither scrolling nor an animation moves. */
function placeOnPage(element: HTMLElement): [left: number, top: number] {
  let [left, top] = [0, 0];
  for (let box: Element | null = element; box instanceof HTMLElement; box = box.offsetParent) {
    left += box.offsetLeft;
    top += box.offsetTop;
  }
  return [left, top];
}

/** How an element and what is in it are drawn. What grows above a part moves it, and is no difference of the part. */
function lookOf(part: Element, properties: string[]): string {
  const [left, top] = part instanceof HTMLElement ? placeOnPage(part) : [0, 0];
  const boxOf = (element: HTMLElement) => {
    const [ownLeft, ownTop] = placeOnPage(element);
    return [ownLeft - left, ownTop - top, element.offsetWidth, element.offsetHeight];
  };
  const looks: string[] = [];
  for (const element of [part, ...part.querySelectorAll('*')].slice(0, 600)) {
    const style = getComputedStyle(element);
    const box = element instanceof HTMLElement ? boxOf(element) : [];
    looks.push(
      [element.tagName, ...box, ...properties.map((name) => style.getPropertyValue(name))].join('|'),
    );
  }
  return looks.join('\n');
}

function measurePage(properties: string[]): object[] {
  let isTopNamed = false;
  return measuredParts(document.body, 0)
    .slice(0, 200)
    .map((part) => {
      const isFrame = ['HEADER', 'NAV', 'FOOTER'].includes(part.tagName);
      const isTop = !isTopNamed && !isFrame;
      isTopNamed ||= isTop;
      const heading = part.querySelector('h1,h2,h3,h4,h5,h6')?.textContent ?? '';
      const words = heading.replace(/\s+/g, ' ').trim();
      const title = words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words;
      const frame = part.tagName === 'FOOTER' ? 'Footer' : 'Header';
      const name = isFrame ? frame : title;
      return { name: isTop ? 'Top of the page' : name, look: digestOf(lookOf(part, properties)) };
    })
    .filter(({ name }) => name !== '');
}

function answerMeasuring(properties: string[]): void {
  const parentWindow = globalThis.parent;
  addEventListener('message', ({ source, data }) => {
    if (source !== parentWindow || data !== 'sitewright:measure') return;
    const answer = () =>
      parentWindow.postMessage({ type: 'sitewright:measured', parts: measurePage(properties) }, '*');
    // Frames that nobody sees are not drawn: what is late is waited for by the clock.
    document.fonts.ready.then(() => setTimeout(answer, 150), answer);
  });
}

export const measureParts = [digestOf, measuredParts, placeOnPage, lookOf, measurePage, answerMeasuring];
export const measuredProperties = JSON.stringify(lookProperties);
