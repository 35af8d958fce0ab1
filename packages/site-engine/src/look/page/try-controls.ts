/** What a script may do though nothing on the page changes by it, or not at once. What would lead away is told and not done. */
function hearDoings(control: Element, note: () => void): () => void {
  const doings = {
    History: 'back forward go pushState replaceState',
    Storage: 'setItem removeItem clear',
    Clipboard: 'write writeText',
    Navigator: 'share vibrate sendBeacon',
    XMLHttpRequest: 'send',
    Element: 'animate scroll scrollTo scrollBy scrollIntoView requestFullscreen',
    HTMLElement: 'click focus blur showPopover hidePopover togglePopover',
    HTMLDialogElement: 'show showModal close',
    HTMLFormElement: 'reset submit requestSubmit',
    HTMLMediaElement: 'play pause load',
    CanvasRenderingContext2D: 'clearRect fillRect fillText drawImage beginPath',
    AudioNode: 'connect',
    SpeechSynthesis: 'speak cancel',
  };
  const ofWindow = [
    ...['alert', 'confirm', 'prompt', 'open', 'print', 'fetch', 'scroll', 'scrollTo', 'scrollBy'],
    ...['setTimeout', 'setInterval', 'requestAnimationFrame'],
  ];
  const undone = new Set([
    ...['alert', 'confirm', 'prompt', 'open', 'print', 'back', 'forward', 'go'],
    ...['share', 'requestFullscreen', 'click', 'submit', 'requestSubmit'],
  ]);
  const undo: (() => void)[] = [];
  const wrap = (owner: object, name: string, isMeant: (self: unknown, result: unknown) => boolean) => {
    const known: unknown = Reflect.get(owner, name);
    if (typeof known !== 'function') return;
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      const self = this ?? window;
      const result: unknown = undone.has(name) ? undefined : Reflect.apply(known, self, given);
      if (isMeant(self, result)) note();
      return result;
    });
    undo.push(() => Reflect.set(owner, name, known));
  };
  for (const name of ofWindow) wrap(window, name, () => true);
  for (const [type, names] of Object.entries(doings)) {
    const owner: unknown = Reflect.get(window, type);
    if (typeof owner !== 'function') continue;
    for (const name of names.split(' ')) wrap(owner.prototype, name, () => true);
  }
  // Whoever looks for just this control means it.
  wrap(Element.prototype, 'closest', (_, found) => found === control);
  wrap(Element.prototype, 'matches', (self, isFound) => self === control && isFound === true);
  return () => {
    for (const each of undo) each();
  };
}

/** As a finger does it; tells whether a script has taken the click for its own. */
function press(target: Element): boolean {
  const way = { bubbles: true, cancelable: true, composed: true };
  return [
    new PointerEvent('pointerdown', way),
    new MouseEvent('mousedown', way),
    new PointerEvent('pointerup', way),
    new MouseEvent('mouseup', way),
    new PointerEvent('click', way),
  ]
    .map((event) => target.dispatchEvent(event))
    .includes(false);
}

/** What closes with any click is often closed again though it is: what is as it was has not changed. */
function isChange(record: MutationRecord): boolean {
  const { type, target, attributeName, attributeNamespace, oldValue } = record;
  if (type === 'childList') return true;
  const isOfElement = target instanceof Element && attributeName !== null;
  const now = isOfElement ? target.getAttributeNS(attributeNamespace, attributeName) : target.nodeValue;
  return now !== oldValue;
}

/** What a visitor sees of a page beside its markup. */
function stateOfPage(): string {
  const fields = [...document.querySelectorAll('input, select, textarea')].map((field) =>
    ['value', 'checked'].map((name) => String(Reflect.get(field, name))),
  );
  return JSON.stringify([scrollX, scrollY, fields]);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function doesSomething(control: Element): Promise<boolean> {
  // What any click does, such as closing what is open, is done before.
  press(document.body);
  await nextTurn();
  let isDone = false;
  const note = () => {
    isDone = true;
  };
  // That a link goes where it says is nothing that it does: it is here since it leads nowhere.
  const stay = (event: NavigateEvent) => {
    if (event.destination.url !== Reflect.get(control, 'href')) note();
    event.preventDefault();
  };
  const observer = new MutationObserver((records) => {
    isDone ||= records.some(isChange);
  });
  const before = stateOfPage();
  const failures = ['error', 'unhandledrejection'];
  for (const type of failures) addEventListener(type, note);
  navigation.addEventListener('navigate', stay);
  const texts = { childList: true, characterDataOldValue: true };
  observer.observe(document, { subtree: true, attributeOldValue: true, ...texts });
  const unhear = hearDoings(control, note);
  if (press(control)) note();
  unhear();
  await nextTurn();
  observer.disconnect();
  navigation.removeEventListener('navigate', stay);
  for (const type of failures) removeEventListener(type, note);
  return isDone || before !== stateOfPage();
}

/**
 * Those of the controls by whose clicks nothing happens. What is chosen already, or at its end, does something once another one was
 * clicked: so what seemed dead is tried once more.
 */
export async function withoutEffect(controls: readonly Element[]): Promise<Element[]> {
  let left = controls;
  for (let round = 0; round < 2 && left.length > 0; round += 1) {
    const dead: Element[] = [];
    for (const control of left)
      if (control.isConnected && !(await doesSomething(control))) dead.push(control);
    left = dead;
  }
  return [...left];
}

/** The functions of {@link withoutEffect}, which is called in the page. */
export const tryingControls = [
  hearDoings,
  press,
  isChange,
  stateOfPage,
  nextTurn,
  doesSomething,
  withoutEffect,
];
