import type { EditCommand } from '@sitewright/contracts';

let shown: HTMLIFrameElement | null = null;

/** The frame that is in sight: it gets the commands. */
export function showFrame(frame: HTMLIFrameElement | null): void {
  shown = frame;
}

/** Tells the page of the edit mode something. It is an origin of nobody, which has no name to be addressed by. */
export const command = (message: EditCommand): void => shown?.contentWindow?.postMessage(message, '*');

/** The focus goes to the page: its keys select, write and move. */
export const focusPage = (): void => shown?.focus();
