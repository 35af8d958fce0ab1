import type { MouseEvent } from 'react';

/** The id under which a browser finds the content where the page's script does not answer yet. */
const contentId = 'content';

const isVisible = (element: HTMLElement) => element.checkVisibility?.() ?? true;

/** What a page marks as its `data-content`, else the whole of its main part. */
function contentOfPage(): HTMLElement | undefined {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-content]')];
  return [...marked, ...document.querySelectorAll<HTMLElement>('main')].find(isVisible);
}

/** Without an entry in the address, which belongs to the page's own anchors. */
function goToContent(event: MouseEvent): void {
  const content = contentOfPage();
  if (!content) return;
  event.preventDefault();
  if (!content.hasAttribute('tabindex')) {
    content.tabIndex = -1;
    content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
  }
  content.focus();
  content.scrollIntoView();
}

/**
 * Leads past what every page begins with, for people who go by keyboard: render it first in the page. It is seen while it
 * has the focus, and goes to what the page marks as its `data-content`, else to its `<main>`.
 */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      data-slot="skip-link"
      onClick={goToContent}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-ink focus:px-3.75 focus:py-2 focus:font-semibold focus:text-paper focus:text-ui"
    >
      Skip to content
    </a>
  );
}
