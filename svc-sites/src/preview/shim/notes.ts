/*
 * A preview has no dialogs, no new windows and no way to other sites. What a page says or links to is told to the person
 * in a line at its lower edge instead. Sent to the browser as source text: see preview-shim.ts.
 */

const noteStyle =
  'all:initial;position:fixed;z-index:2147483647;inset:auto 16px 16px;margin:auto;width:fit-content;max-width:36rem;' +
  'padding:10px 14px;border-radius:8px;background:#211c2b;color:#fff;font:14px/1.45 system-ui,sans-serif;' +
  'box-shadow:0 4px 16px #0006;overflow-wrap:anywhere';

function createNotes(style: string): (text: unknown) => void {
  let shown: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function showNote(text) {
    shown?.remove();
    clearTimeout(timer);
    shown = document.createElement('div');
    shown.setAttribute('role', 'status');
    shown.style.cssText = style;
    shown.textContent = String(text).slice(0, 500);
    (document.body ?? document.documentElement).append(shown);
    timer = setTimeout(() => shown?.remove(), 8000);
  };
}

function replaceDialogs(showNote: (text: unknown) => void): void {
  const dialogs = {
    alert: (text: unknown = '') => showNote(text),
    confirm: (text: unknown = '') => {
      showNote(`${text} (A preview answers “Cancel”.)`);
      return false;
    },
    prompt: (text: unknown = '') => {
      showNote(`${text} (A preview answers “Cancel”.)`);
      return null;
    },
  };
  for (const [name, value] of Object.entries(dialogs)) {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }
}

/** Links inside the site open here, whatever window they name; others are told instead of followed. */
function keepLinksInside(showNote: (text: unknown) => void): void {
  const elsewhere = 'Links to other sites open only in the downloaded site.';
  const root = location.pathname.split('/', 3).join('/');
  globalThis.open = () => {
    showNote(elsewhere);
    return null;
  };
  addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (!link?.href || event.defaultPrevented) return;
    const { protocol, host, pathname } = new URL(link.href, location.href);
    const isInside = host === location.host && pathname.startsWith(`${root}/`);
    if (isInside) {
      link.target = '_self';
    } else if (protocol === 'http:' || protocol === 'https:') {
      event.preventDefault();
      showNote(elsewhere);
    } else if (protocol === 'mailto:' || protocol === 'tel:') {
      event.preventDefault();
      showNote('E-mail and telephone links open only in the downloaded site.');
    }
  });
}

/** The parts of the shim that speak to the person. */
export const noteParts = [createNotes, replaceDialogs, keepLinksInside];

export const noteStyleText = JSON.stringify(noteStyle);
