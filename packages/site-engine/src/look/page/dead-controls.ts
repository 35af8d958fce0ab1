import type { BrowserContext, Page } from 'playwright-core';
import type { LineReaders, TextProblem } from '../text/lines.ts';
import { runInPage } from '../text/run-in-page.ts';
import { tryingControls, withoutEffect } from './try-controls.ts';

declare global {
  interface Window {
    /** What waits for a visitor's click. */
    waitsForClick: (target: EventTarget) => boolean;
    /** Controls that were tried, in a window of whatever width. */
    triedControls: WeakSet<Element>;
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
  window.triedControls = new WeakSet();
}

export const noteListenersIn = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(noteListeners);

function isHeard(target: EventTarget): boolean {
  return window.waitsForClick(target) || ('onclick' in target && target.onclick !== null);
}

function doesByItself(element: Element): boolean {
  return (
    element.matches(':disabled, [aria-disabled="true"], [popovertarget], [commandfor], a [role], a button') ||
    (element.closest('form') !== null && element.getAttribute('type') !== 'button') ||
    element.closest('summary, label') !== null
  );
}

/** What listens for everything may mean any of them, or none: they are tried. */
function mayBeMeant(): boolean {
  return [window, document, document.documentElement, document.body].some(isHeard);
}

function isHeardAround(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (isHeard(at)) return true;
  return false;
}

async function deadControls({ lineInSource }: LineReaders): Promise<TextProblem[]> {
  const most = 40;
  const unheard = [...document.querySelectorAll('button, [role="button"], input[type="button"]')]
    .filter((element) => element.checkVisibility() && !doesByItself(element) && !isHeardAround(element))
    .filter((element) => !window.triedControls.has(element))
    .slice(0, most);
  for (const element of unheard) window.triedControls.add(element);
  const dead = mayBeMeant() ? await withoutEffect(unheard) : unheard;
  return dead.map((element) => {
    const words = (element.textContent?.trim() || element.getAttribute('aria-label')) ?? '';
    return { message: `The button “${words.slice(0, 40)}” does nothing`, line: lineInSource(element) };
  });
}

/** Buttons that do nothing. They may be clicked, so whatever else is looked at comes before. */
export const findDeadControls = (page: Page): Promise<TextProblem[]> =>
  runInPage(page, deadControls, [isHeard, doesByItself, mayBeMeant, isHeardAround, ...tryingControls]);

function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** What clicks have left behind, such as a dark theme, is not there on the next page. */
export async function forgetClicks(page: Page): Promise<void> {
  await page.evaluate(forget);
  await page.context().clearCookies();
}
