/*
 * Draws a page over the one that is there: only what differs is touched, so that nothing flickers and everything keeps its place.
 * Sent to the browser as source text: see live-page.ts.
 */

interface Morpher {
  morph: (old: Node, content: Node[], options: object) => unknown;
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const name of from.getAttributeNames()) {
    const value = from.getAttribute(name) ?? '';
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
}

/** A style element that is written anew only when it changes: the browser works through the whole page after each. */
function createStyles(head: HTMLHeadElement) {
  const elements: HTMLStyleElement[] = [];
  return (styles: { text: string; media: string }[]) => {
    for (const element of elements.splice(styles.length)) element.remove();
    styles.forEach(({ text, media }, index) => {
      let element = elements[index];
      if (!element) {
        element = document.createElement('style');
        elements.push(element);
        head.append(element);
      }
      if (element.textContent !== text) element.textContent = text;
      if (element.media !== media) element.media = media;
    });
  };
}

function createDrawing(
  clean: (page: Document) => void,
  quietStyles: (css: string) => string,
  morpher: Morpher,
) {
  // Names in a page can hide `document.body`: it is taken before there is any.
  const { head, body, documentElement: root } = document;
  const setStyles = createStyles(head);
  const changes = new Set<Element>();
  const noteChange = (node: Node) => {
    if (!node.textContent?.trim()) return;
    const element = node instanceof Element ? node : node.parentElement;
    if (element && element !== body) changes.add(element);
  };
  const options = {
    morphStyle: 'innerHTML',
    restoreFocus: false,
    callbacks: {
      // What is as it was costs no walk through it.
      beforeNodeMorphed: (old: Node, changed: Node) => !old.isEqualNode(changed),
      afterNodeMorphed: (old: Node) => {
        if (old.nodeType === Node.TEXT_NODE) noteChange(old);
      },
      afterNodeAdded: noteChange,
    },
  };

  let lastCss = '';
  let styles = '';
  /** @returns the elements that hold what has changed, outermost only */
  return function draw(html: string, css: string): Element[] {
    changes.clear();
    const page = new DOMParser().parseFromString(html, 'text/html');
    clean(page);
    const own = [...page.head.querySelectorAll('style')]
      .filter(({ type }) => type === '' || type === 'text/css')
      .map(({ textContent, media }) => ({ text: textContent, media }));
    if (css !== lastCss) styles = quietStyles(css);
    lastCss = css;
    setStyles([{ text: styles, media: '' }, ...own]);
    copyAttributes(page.documentElement, root);
    // A page of frames, which are taken out, has none.
    const drawn: HTMLElement | null = page.body;
    if (drawn) copyAttributes(drawn, body);
    const content = [...(drawn?.childNodes ?? [])];
    try {
      morpher.morph(body, content, options);
    } catch {
      body.replaceChildren(...content);
    }
    return [...changes].filter((one) => ![...changes].some((other) => other !== one && other.contains(one)));
  };
}

export const drawParts = [copyAttributes, createStyles, createDrawing];
