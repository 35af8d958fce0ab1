import type { PointMessage, ScrollMessage } from '@sitewright/contracts';
import type { Pointed } from '../sitting/sitting-store.ts';

/** The frame is an origin of nobody, which has no name to be addressed by. */
const post = (frame: HTMLIFrameElement | null, message: PointMessage | ScrollMessage) =>
  frame?.contentWindow?.postMessage(message, '*');

/** Outlines where words stand on a page, or nothing; in pink what is being written. */
export function point(
  frame: HTMLIFrameElement | null,
  pointed: Pointed | undefined,
  scale: number,
  isWritten = false,
): void {
  post(frame, {
    type: 'sitewright:point',
    label: isWritten ? 'being changed' : 'your words',
    scale: scale || 1,
    ...(isWritten && { isWritten }),
    ...(pointed && { words: pointed.words }),
    ...(pointed?.anchor !== undefined && { anchor: pointed.anchor }),
  });
}

export const scrollPage = (frame: HTMLIFrameElement | null, top: number) =>
  post(frame, { type: 'sitewright:scroll', top });
