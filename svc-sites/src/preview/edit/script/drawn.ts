/*
 * Words for screen readers whose letters are drawn beside them, line by line, as a headline that fills its page is. A person points
 * at the drawing and means the words. Sent to the browser as source text: see edit-script.ts.
 */

/** Whether it is one line of letters and nothing else. */
function isDrawnLine(element: Element | null): element is SVGSVGElement {
  return (
    element instanceof SVGSVGElement &&
    element.getAttribute('aria-hidden') === 'true' &&
    element.childElementCount === 1 &&
    element.firstElementChild?.localName === 'text'
  );
}

/** The lines that follow on the words. */
export function drawingsOf(element: Element): SVGSVGElement[] {
  const lines: SVGSVGElement[] = [];
  if (element.localName !== 'span' || !element.closest('h1,h2,h3,h4,h5,h6')) return lines;
  for (let at = element.nextElementSibling; isDrawnLine(at); at = at.nextElementSibling) lines.push(at);
  return lines;
}

/** The words that a line is a drawing of. */
export function saidBy(target: Element): Element | undefined {
  const line = target.closest('svg');
  return [...(line?.parentElement?.children ?? [])].find((element) =>
    drawingsOf(element).some((drawing) => drawing === line),
  );
}

/** What encloses the lines, which stand below each other; without any room where none is shown. */
export function drawnBox(lines: readonly SVGSVGElement[]): DOMRect {
  const boxes = lines.map((line) => line.getBoundingClientRect()).filter(({ height }) => height > 0);
  const [first, last] = [boxes.at(0), boxes.at(-1)];
  return first && last ? new DOMRect(first.x, first.y, first.width, last.bottom - first.y) : new DOMRect();
}

/** While they are typed the words themselves are shown, about as large, and nothing around them moves. @returns how to put that back */
export function showInsteadOf(lines: readonly SVGSVGElement[], host: HTMLElement): () => void {
  const { width, height } = drawnBox(lines);
  const [line] = lines;
  if (!line?.firstElementChild) return () => undefined;
  const { fontFamily, fontWeight, textTransform } = getComputedStyle(line.firstElementChild);
  const rows = Math.max(1, lines.filter((one) => one.getBoundingClientRect().height > 0).length);
  const letters = Math.max(4, (host.textContent ?? '').length / rows);
  const size = Math.max(20, Math.min((height / rows) * 0.6, width / (letters * 0.75)));
  const look: Record<string, string> = {
    position: 'static',
    display: 'block',
    width: 'auto',
    height: 'auto',
    'min-height': `${height}px`,
    margin: '0',
    overflow: 'visible',
    'clip-path': 'none',
    'white-space': 'pre-wrap',
    'font-family': fontFamily,
    'font-weight': fontWeight,
    'font-size': `${size}px`,
    'line-height': '1.1',
    'text-transform': textTransform,
    'overflow-wrap': 'anywhere',
  };
  for (const [name, value] of Object.entries(look)) host.style.setProperty(name, value, 'important');
  const styles = lines.map((one) => one.getAttribute('style'));
  for (const one of lines) one.style.setProperty('display', 'none', 'important');
  return () =>
    lines.forEach((one, index) => {
      const style = styles[index] ?? null;
      if (style === null) one.removeAttribute('style');
      else one.setAttribute('style', style);
    });
}

export const drawnParts = [isDrawnLine, drawingsOf, saidBy, drawnBox, showInsteadOf];
