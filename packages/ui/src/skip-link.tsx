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
 * has the focus, and goes to what the page marks as its `data-content`, else to its `<main>`,
 * whose id is `contentId`.
 */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      data-slot="skip-link"
      onClick={goToContent}
      className={cn(
        'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control',
        'focus:bg-ink focus:px-3.75 focus:py-2 focus:font-semibold focus:text-paper focus:text-ui',
      )}
    >
      Skip to content
    </a>
  );
}
