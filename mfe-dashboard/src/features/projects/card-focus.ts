import type { Project } from '@sitewright/contracts';

/** The id of a project's card in the page. */
export const cardId = ({ _id }: Project) => `project-${_id}`;

/** The id of the page's heading, where the focus goes when no card is left. */
export const headingId = 'my-projects';

const cardOf = (project: Project) => document.getElementById(cardId(project));

const menuButtonIn = (card: Element | null | undefined) =>
  card?.querySelector<HTMLElement>('[aria-haspopup="menu"]');

/** Puts the focus on the three dots of a project's card, if it is there. */
export const focusCard = (project: Project) => menuButtonIn(cardOf(project))?.focus();

/** Where the focus was put when a card disappeared: a toast that closes gives it back there. */
let beside: HTMLElement | null = null;

/** The same, unless the person has gone on elsewhere since pressing something in a toast. */
export function returnFocusTo(project: Project): void {
  const { activeElement } = document;
  if (activeElement === beside || activeElement?.matches('body, [data-slot="toaster"]')) focusCard(project);
}

/** Puts the focus where a person goes on whose card is about to disappear. */
export function focusBeside(project: Project): void {
  const card = cardOf(project);
  beside =
    menuButtonIn(card?.nextElementSibling) ??
    menuButtonIn(card?.previousElementSibling) ??
    document.getElementById(headingId);
  beside?.focus();
}
