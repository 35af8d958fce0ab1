import type { MouseEvent } from 'react';
import { cn } from './cn.ts';

/** The id of a page's `<main>`: the skip link has somewhere to go before the page's script answers, too. */
export const contentId = 'content';

const isVisible = (element: HTMLElement) => element.checkVisibility?.() ?? true;

/** What a page marks as its `data-content`, else the whole of its main part. */
function contentOfPage(): HTMLElement | null {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-content]')];
  return marked.find(isVisible) ?? document.getElementById(contentId);
}

/** Puts the focus on the page's content; false where there is none yet. */
function focusContent(): boolean {
  const content = contentOfPage();
  if (!content) return false;
  if (!content.hasAttribute('tabindex')) {
    content.tabIndex = -1;
    content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
  }
  content.focus();
  content.scrollIntoView();
  return true;
}

/** Without an entry in the address, which belongs to the page's own anchors. */
function skip(event: MouseEvent): void {
  if (focusContent()) event.preventDefault();
}

/**
 * Does what the skip link was asked for before the page's script had come, when the browser itself followed it; the page
 * that has come since has lost the place. Takes the entry out of the address.
 */
export function finishSkip(): void {
  const { hash, pathname, search } = window.location;
  if (hash !== `#${contentId}` || !focusContent()) return;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/**
 * Leads past what every page begins with, for people who go by keyboard: render it first in the page. It is seen while it
 * has the focus, and goes to what the page marks as its `data-content`, else to its `<main>`,
 * whose id is `contentId`.
 */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      data-slot="skip-link"
      onClick={skip}
      className={cn(
        'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control',
        'focus:bg-ink focus:px-3.75 focus:py-2 focus:font-semibold focus:text-paper focus:text-ui',
      )}
    >
      Skip to content
    </a>
  );
}
