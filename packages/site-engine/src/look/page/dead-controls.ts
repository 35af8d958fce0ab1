import type { BrowserContext, Page } from 'playwright-core';
import type { LineReaders, TextProblem } from '../text/lines.ts';
import { runInPage } from '../text/run-in-page.ts';

declare global {
  interface Window {
    /** What waits for a visitor's click. */
    waitsForClick: (target: EventTarget) => boolean;
  }
}

/** Notes what waits for clicks, before any script of the page runs. */
function noteListeners(): void {
  const heard = new WeakSet<EventTarget>();
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    ...given: Parameters<typeof add>
  ) {
    const target = this ?? window;
    if (/^(?:click|pointer|mouse|touch|key)/.test(given[0])) heard.add(target);
    return add.apply(target, given);
  };
  window.waitsForClick = (target) => heard.has(target);
}

export const noteListenersIn = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(noteListeners);

function deadControls({ lineInSource }: LineReaders): TextProblem[] {
  const isHeard = (target: EventTarget) =>
    window.waitsForClick(target) || ('onclick' in target && target.onclick !== null);
  // What listens for everything may mean any of them.
  if ([window, document, document.documentElement, document.body].some(isHeard)) return [];
  const isHeardAround = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) if (isHeard(at)) return true;
    return false;
  };
  const doesByItself = (element: Element): boolean =>
    element.matches(':disabled, [aria-disabled="true"], [popovertarget], [commandfor], a [role], a button') ||
    (element.closest('form') !== null && element.getAttribute('type') !== 'button') ||
    element.closest('summary, label') !== null;
  return [...document.querySelectorAll('button, [role="button"], input[type="button"]')]
    .filter((element) => element.checkVisibility() && !doesByItself(element) && !isHeardAround(element))
    .map((element) => {
      const words = (element.textContent?.trim() || element.getAttribute('aria-label')) ?? '';
      return { message: `The button “${words.slice(0, 40)}” does nothing`, line: lineInSource(element) };
    });
}

/** Buttons that nobody listens to. */
export const findDeadControls = (page: Page): Promise<TextProblem[]> => runInPage(page, deadControls, []);
