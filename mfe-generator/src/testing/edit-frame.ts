import type { Editable, EditCommand, EditFrameMessage, SourceRange } from '@sitewright/contracts';
import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** A site with two parts, the first of which has a heading. */
export const pageSource = [
  '<!doctype html><title>Rye</title><body>',
  '<section id="top"><h1>Rye</h1><a href="#hours">Hours</a></section>',
  '<section id="hours"><h2>When we are open</h2></section>',
].join('\n');

const rangeOf = (words: string): SourceRange => {
  const start = pageSource.indexOf(words);
  return { start, end: start + words.length };
};

const top = '<section id="top"><h1>Rye</h1><a href="#hours">Hours</a></section>';
const hours = '<section id="hours"><h2>When we are open</h2></section>';
const box = { x: 40, y: 80, width: 400, height: 60 };

export const heading: Editable = {
  kind: 'text',
  label: 'Heading 1',
  tag: 'h1',
  element: rangeOf('<h1>Rye</h1>'),
  startTag: rangeOf('<h1>'),
  text: { start: rangeOf('<h1>Rye').end - 3, end: rangeOf('<h1>Rye').end },
  isHidden: false,
  box,
  words: 'Rye',
};

export const link: Editable = {
  attributes: { href: '#hours' },
  kind: 'link',
  label: 'Link “Hours”',
  tag: 'a',
  element: rangeOf('<a href="#hours">Hours</a>'),
  startTag: rangeOf('<a href="#hours">'),
  isHidden: false,
  box,
};

export const topPart: Editable = {
  kind: 'part',
  label: 'Top of the page',
  tag: 'section',
  element: rangeOf(top),
  startTag: rangeOf('<section id="top">'),
  next: rangeOf(hours),
  isHidden: false,
  box: { ...box, height: 400 },
};

export const editFrame = (): Promise<HTMLIFrameElement> => screen.findByTitle('Your website, to be edited');

/** Says what the page of the edit mode says. */
export function say(frame: HTMLIFrameElement, message: EditFrameMessage): void {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data: message }));
  });
}

/** What the page of the edit mode is told. */
export function commandsTo(frame: HTMLIFrameElement): EditCommand[] {
  const told: EditCommand[] = [];
  const { contentWindow } = frame;
  if (contentWindow)
    vi.spyOn(contentWindow, 'postMessage').mockImplementation((command) => void told.push(command));
  return told;
}
