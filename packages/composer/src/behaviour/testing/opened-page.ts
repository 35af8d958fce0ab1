import { URL as FileUrl } from 'node:url';
import { vi } from 'vitest';
import type { SectionPlan } from '../../plan/site-plan.ts';
import { renderWith } from '../../render/render-with.ts';
import { plainDrawing } from '../../render/testing/plain-drawing.ts';
import { sampleSections } from '../../render/testing/sample-sections.ts';
import { siteOf } from '../../render/testing/sample-site.ts';

/** The page as a visitor has it: its markup in the document, and its script run. */
export function openPage(sections: readonly SectionPlan[], seed: string): void {
  const files = renderWith(siteOf(sections, { seed }), plainDrawing);
  const textOf = (name: string) => String(files.find(({ path }) => path === name)?.content);
  document.documentElement.lang = 'en';
  document.body.innerHTML = textOf('index.html').replace(/^[\s\S]*<body[^>]*>/, '');
  new Function(textOf('script.js'))();
}

export const open = (id: string, seed = 'sample') =>
  openPage(
    sampleSections.filter((section) => section.id === id),
    seed,
  );
export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
export const one = (selector: string): HTMLElement => {
  const [element] = all(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
export const isShown = (element: Element) => element.closest('[hidden]') === null;
export const shownNames = () =>
  all('[data-entry-name]')
    .filter(isShown)
    .map((element) => element.textContent);
export const button = (name: string) => {
  const found = all('button').find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent).trim() === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};

export function type(selector: string, value: string, event = 'input'): void {
  const field = one(selector) as HTMLInputElement; // every selector here is of a field
  field.value = value;
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** What a page is opened with: nothing kept, and what jsdom lacks. */
export function startAnew(): void {
  sessionStorage.clear();
  localStorage.clear();
  // Data files are read by addresses, which the browser's class has no files for.
  vi.stubGlobal('URL', FileUrl);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
}
