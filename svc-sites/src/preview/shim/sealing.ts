/*
 * What browsers without `Connection-Allowlist` leave open. Sent to the browser as source text: see preview-shim.ts. A page's
 * own scripts run later and may change every prototype, so what is needed then is taken now.
 */

/** WebRTC is governed by no content policy: its packets go where a page likes. */
function removeConnections(): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (/^(webkit|moz)?RTC|^WebTransport/.test(name)) Reflect.deleteProperty(globalThis, name);
  }
}

/** A frame with text of its own would be a fresh page with fresh constructors. Sites need none: their frames are refused. */
function emptyFrames(): void {
  const uncurried = Function.prototype.bind.bind(Function.prototype.call);
  const removeAttribute = uncurried(Element.prototype.removeAttribute);
  const { attachShadow } = Element.prototype;
  const attach = uncurried(attachShadow);
  const findIn = {
    document: uncurried(Document.prototype.querySelectorAll),
    shadow: uncurried(DocumentFragment.prototype.querySelectorAll),
  };
  const Observer = MutationObserver;
  const observe = uncurried(Observer.prototype.observe);

  function watch(root: Node, find: (root: Node, selector: string) => NodeListOf<Element>): void {
    const empty = () => {
      const frames = find(root, 'iframe[srcdoc]');
      for (let index = 0, frame = frames[0]; frame; index += 1, frame = frames[index]) {
        removeAttribute(frame, 'srcdoc');
      }
    };
    const what = { subtree: true, childList: true, attributes: true, attributeFilter: ['srcdoc'] };
    observe(new Observer(empty), root, what);
  }

  watch(document, findIn.document);
  Element.prototype.attachShadow = function attachWatched(options) {
    const root = attach(this, options);
    watch(root, findIn.shadow);
    return root;
  };
}

/** The parts of the shim that close ways out. */
export const sealingParts = [removeConnections, emptyFrames];
