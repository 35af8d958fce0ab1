import { flushSync } from 'react-dom';

/** What a card is of: a site that is there, or one that is being made. */
interface Carded {
  folderId: string;
}

/** The id of a site's card in the page, from its generation on. */
export const cardId = ({ folderId }: Carded) => `card-${folderId}`;

const anyCard = '[id^="card-"]';

/** The id of the page's heading, where the focus goes when no card is left. */
export const headingId = 'my-projects';

/** Marks the button or link of a card that stands beside its menu. */
export const mainActionMark = { 'data-main-action': '' };

const cardOf = (site: Carded) => document.getElementById(cardId(site));

const menuButtonIn = (card: Element | null | undefined) =>
  card?.querySelector<HTMLElement>('[aria-haspopup="menu"]');

const mainActionIn = (card: Element | null | undefined) =>
  card?.querySelector<HTMLElement>('[data-main-action]');

const anyControlIn = (card: Element | null | undefined) => menuButtonIn(card) ?? mainActionIn(card);

/** Puts the focus on the three dots of a project's card, if it is there. */
export const focusCard = (site: Carded) => menuButtonIn(cardOf(site))?.focus();

/** Where the focus was put when a card disappeared: a toast that closes gives it back there. */
let beside: HTMLElement | null = null;

/** The same, unless the person has gone on elsewhere since pressing something in a toast. */
export function returnFocusTo(site: Carded): void {
  const { activeElement } = document;
  if (activeElement === beside || activeElement?.matches('body, [data-slot="toaster"]')) focusCard(site);
}

const controlBeside = (card: Element | null | undefined) =>
  anyControlIn(card?.nextElementSibling) ??
  anyControlIn(card?.previousElementSibling) ??
  document.getElementById(headingId);

/** Puts the focus where a person goes on whose card is about to disappear. */
export function focusBeside(site: Carded): void {
  beside = controlBeside(cardOf(site));
  beside?.focus();
}

/** The card that the person is at: also from within its menu, which opens elsewhere in the page. */
function focusedCard() {
  const { activeElement } = document;
  const isInMenu = activeElement?.closest('[role="menu"]');
  const control = isInMenu ? document.querySelector(`${anyCard} [aria-expanded="true"]`) : activeElement;
  const card = control?.closest(anyCard);
  return card && { card, isAtMenu: control?.matches('[aria-haspopup="menu"]') };
}

/**
 * Makes a change after which cards may have other controls, or are gone. Whoever was at one goes on at what took its place:
 * the same control of the same card, or else the card beside it.
 */
export function keepingFocus(change: () => void): void {
  const focused = focusedCard();
  const next = focused && controlBeside(focused.card);
  flushSync(change);
  if (!focused || document.activeElement?.closest(`${anyCard}, [role="menu"]`)) return;
  const card = document.getElementById(focused.card.id);
  const control = focused.isAtMenu ? anyControlIn(card) : (mainActionIn(card) ?? anyControlIn(card));
  (control ?? next)?.focus();
}
