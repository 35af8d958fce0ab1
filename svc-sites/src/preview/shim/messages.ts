/*
 * What a preview says to the page that shows it: which page it is, and that it still answers. Sent to the browser as source
 * text: see preview-shim.ts. The shapes are those of `previewMessageSchema` in the contracts.
 */

/** A page that stands alone in its tab could lead the tab anywhere; in a frame of ours it cannot. */
function moveIntoFrame(): boolean {
  if (globalThis.top !== globalThis.self) return false;
  globalThis.stop();
  location.replace(`${location.pathname}?window${location.hash}`);
  return true;
}

function answerParent(): void {
  const parentWindow = globalThis.parent;
  const post = (message: object) => parentWindow.postMessage(message, '*');
  const tellPage = () => {
    const path = location.pathname + location.hash;
    post({ type: 'sitewright:page', path: path.slice(0, 1000), title: document.title.slice(0, 200) });
  };
  addEventListener('load', tellPage);
  addEventListener('hashchange', tellPage);
  addEventListener('message', (event) => {
    if (event.source === parentWindow && event.data === 'sitewright:ping') post({ type: 'sitewright:pong' });
  });
  tellPage();
}

/** The parts of the shim that keep the page in a frame and speak to its parent. */
export const messageParts = [moveIntoFrame, answerParent];
