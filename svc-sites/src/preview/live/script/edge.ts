/*
 * Shows where the drawing ends: a line with the name of the part that is being written, and below it the shape of what is to come.
 * Sent to the browser as source text: see live-page.ts.
 */

/** The elements that are still open: the last one in the page, the last one in that, and so on. */
function openElements(body: HTMLElement): Element[] {
  const open: Element[] = [];
  let element: Element | null = body;
  while (element) {
    open.push(element);
    let last: ChildNode | null = element.lastChild;
    while (last && last.nodeType !== Node.ELEMENT_NODE && !last.textContent?.trim())
      last = last.previousSibling;
    element = last instanceof Element && last.localName !== 'svg' ? last : null;
  }
  return open;
}

function bottomOfBox(element: Element): number {
  const { width, height, bottom } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return 0;
  const { position, visibility, opacity } = getComputedStyle(element);
  return position === 'fixed' || visibility === 'hidden' || opacity === '0' ? 0 : bottom;
}

/**
 * How far down the page is drawn, from its top. An element that is still open may be as high as the window while there is
 * one word in it: what counts is what it holds.
 */
function drawnHeight(body: HTMLElement): number {
  const open = openElements(body);
  let bottom = 0;
  open.forEach((element, depth) => {
    if (depth > 0 && getComputedStyle(element).position === 'fixed') return;
    for (const child of element.children) {
      if (child !== open[depth + 1]) bottom = Math.max(bottom, bottomOfBox(child));
    }
  });
  const innermost = open.at(-1);
  if (innermost && innermost !== body) {
    const words = document.createRange();
    words.selectNodeContents(innermost);
    const { height, bottom: end } = words.getBoundingClientRect();
    bottom = Math.max(bottom, height > 0 ? end : bottomOfBox(innermost));
  }
  const room = 14;
  return bottom > 0 ? bottom + scrollY + room : 0;
}

/** The words of the last heading, which name the part that is being written. */
function nameOfPart(body: HTMLElement): string {
  const headings = [...body.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6')];
  // Its lines are words of their own.
  const name = headings.at(-1)?.innerText.replace(/\s+/g, ' ').trim() ?? '';
  return name.length > 40 ? `${name.slice(0, 39).trimEnd()}…` : name;
}

/** Colours come as `rgb(…)` or as they were written, which is `oklch(…)` in most pages. */
function isDark(colour: string): boolean {
  const [first = 255, green = first, blue = first] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (colour.startsWith('oklch') || colour.startsWith('oklab')) return first < 0.5;
  return colour.startsWith('rgb') && 0.3 * first + 0.6 * green + 0.1 * blue < 110;
}

function isSeeThrough(colour: string): boolean {
  return /^rgba\(.*, 0\)$|^transparent$/.test(colour);
}

/** Behind what is to come: the application's own, except where a dark page would end in white. */
function groundOf(colour: string, isDarkTheme: boolean): string {
  if (isDarkTheme) return 'oklch(.218 .018 303)';
  return isDark(colour) ? colour : '#fff';
}

function createEdge(style: string, bars: string) {
  const { body, documentElement: root } = document;
  const host = document.createElement('div');
  host.setAttribute('style', 'all:initial!important;position:static!important;display:block!important');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = `<style>${style}</style><div class="drawn" hidden><div class="line"><button type="button" class="part"></button></div></div><div class="rest" aria-hidden="true">${bars}</div>`;
  const drawn = shadow.querySelector<HTMLElement>('.drawn');
  const part = shadow.querySelector<HTMLElement>('.part');
  const rest = shadow.querySelector<HTMLElement>('.rest');
  root.append(host);
  const nothing = () => undefined;
  if (!drawn || !part || !rest) return { showEdge: nothing, showTheme: nothing };

  let height = 0;
  let isWhole = false;
  let isDarkTheme = false;
  part.addEventListener('click', () => scrollTo({ top: height - innerHeight * 0.7, behavior: 'auto' }));

  const show = () => {
    host.style.setProperty('display', isWhole ? 'none' : 'block', 'important');
    if (isWhole) return;
    height = Math.ceil(drawnHeight(body));
    const bottom = body.getBoundingClientRect().bottom + scrollY;
    const backgrounds = [body, root].map((element) => getComputedStyle(element).backgroundColor);
    const colour = backgrounds.find((shown) => !isSeeThrough(shown)) ?? '';
    drawn.hidden = height === 0;
    drawn.style.height = `${height}px`;
    part.textContent = nameOfPart(body);
    rest.style.top = `${height}px`;
    rest.style.height = `${Math.max(bottom - height, innerHeight - height, 360)}px`;
    rest.style.backgroundColor = groundOf(colour, isDarkTheme);
    rest.classList.toggle('dark', isDarkTheme || isDark(colour));
    drawn.classList.toggle('dark', isDarkTheme);
  };
  // What is drawn changes its size by itself, too: with the window, and when a picture has come.
  new ResizeObserver(show).observe(body);
  addEventListener('resize', show);
  addEventListener('load', show, true);

  return {
    showEdge: (isComplete: boolean, scale: number): void => {
      host.style.setProperty('--scale', String(scale));
      isWhole = isComplete;
      show();
    },
    showTheme: (theme: string): void => {
      isDarkTheme = theme === 'dark';
      show();
    },
  };
}

export const edgeParts = [
  openElements,
  bottomOfBox,
  drawnHeight,
  nameOfPart,
  isDark,
  isSeeThrough,
  groundOf,
  createEdge,
];
