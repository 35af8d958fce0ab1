import { editScriptSource } from './edit/edit-page.ts';
import { pinsScriptSource } from './pins/pins-page.ts';

/** What a page may do: run its scripts, only be looked at, or be edited or commented on by our script while its own rest. */
export type PreviewMode = 'live' | 'still' | 'edit' | 'pins';

const sandboxes: Record<PreviewMode, string> = {
  live: 'sandbox allow-scripts allow-forms',
  still: 'sandbox',
  edit: 'sandbox allow-scripts',
  pins: 'sandbox allow-scripts',
};

const scripts: Record<PreviewMode, string[]> = {
  live: [],
  still: ["script-src 'none'"],
  edit: [`script-src ${editScriptSource}`],
  pins: [`script-src ${pinsScriptSource}`],
};

/** `ancestors` may show the page in a frame; the page itself may not hold one. */
export const previewPolicy = (mode: PreviewMode, ancestors = "'self'"): string =>
  [
    sandboxes[mode],
    "default-src 'self' data: blob: 'unsafe-inline'",
    ...scripts[mode],
    "connect-src 'none'",
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

/** An origin and nothing else, so that it cannot end its directive. */
const originPattern = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

/** On a host of its own a preview is shown by the application, which is then another origin. */
export const ancestorsOf = (appOrigin: string): string =>
  originPattern.test(appOrigin) ? `'self' ${appOrigin}` : "'self'";
