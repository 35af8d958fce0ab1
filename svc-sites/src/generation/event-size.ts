import type { LoggedEvent } from '@sitewright/contracts';

/** Of what stands around the text. */
const frame = 200;

/** About how many bytes an event takes: its text, which is what can be large. */
export function sizeOf(event: LoggedEvent): number {
  if (event.type === 'file') return frame + (event.content ?? event.delta ?? '').length;
  if (event.type === 'preview') return frame + event.html.length + (event.css ?? '').length;
  return frame;
}
