import type { BrowserContext, Page } from 'playwright-core';
import type { LineReaders, TextProblem } from '../text/lines.ts';
import { runInPage } from '../text/run-in-page.ts';
import { leadsNowhere } from './leads-nowhere.ts';
import { tryingControls, withoutEffect } from './try-controls.ts';

declare global {
  interface Window {
    /** What waits for a visitor's click. */
    waitsForClick: (target: EventTarget) => boolean;
    /** Whether something waits for the part behind `#` to change. */
    readsAddress: () => boolean;
    /** Controls that were tried, in a window of whatever width. */
    triedControls: WeakSet<Element>;
  }
}

/** Notes what waits for clicks and for other addresses, before any script of the page runs. */
function noteListeners(): void {
  const heard = new WeakSet<EventTarget>();
  let readsAddress = false;
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    ...given: Parameters<typeof add>
  ) {
    const target = this ?? window;
    if (/^(?:click|pointer|mouse|touch|key)/.test(given[0])) heard.add(target);
    readsAddress ||= /^(?:hashchange|popstate|navigate)$/.test(given[0]);
    return add.apply(target, given);
  };
  window.waitsForClick = (target) => heard.has(target);
  window.readsAddress = () => readsAddress;
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
    element.matches('form button:not([type="button"]), form [role="button"]:not(a, [type="button"])') ||
    (element.matches('a[href]') && !leadsNowhere(element)) ||
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
  const controls = 'button, [role="button"], input[type="button"], a[href]';
  const unheard = [...document.querySelectorAll(controls)]
    .filter((element) => element.checkVisibility() && !doesByItself(element) && !isHeardAround(element))
    .filter((element) => !window.triedControls.has(element))
    .slice(0, most);
  for (const element of unheard) window.triedControls.add(element);
  const dead = mayBeMeant() ? await withoutEffect(unheard) : unheard;
  return dead.map((element) => {
    const text = element.textContent?.replace(/\s+/g, ' ').trim();
    const words = (text || element.getAttribute('aria-label')) ?? '';
    const kind = element.matches('a') ? 'link' : 'button';
    return { message: `The ${kind} “${words.slice(0, 60)}” does nothing`, line: lineInSource(element) };
  });
}

/** Buttons, and links that lead nowhere, that do nothing. They may be clicked, so whatever else is looked at comes before. */
export const findDeadControls = (page: Page): Promise<TextProblem[]> =>
  runInPage(page, deadControls, [
    isHeard,
    leadsNowhere,
    doesByItself,
    mayBeMeant,
    isHeardAround,
    ...tryingControls,
  ]);

function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** What clicks have left behind, such as a dark theme, is not there on the next page. */
export async function forgetClicks(page: Page): Promise<void> {
  await page.evaluate(forget);
  await page.context().clearCookies();
}
