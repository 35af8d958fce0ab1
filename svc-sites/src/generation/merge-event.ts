import type { LoggedEvent } from '@sitewright/contracts';

type EventOf<Type extends LoggedEvent['type']> = Extract<LoggedEvent, { type: Type }>;

/**
 * Adds an event to those that wait to be stored. What follows each other in one file becomes one event, and only the last
 * preview of a page is kept, so that what waits is never more than the site itself.
 */
export function mergeEvent(pending: LoggedEvent[], event: LoggedEvent): void {
  if (event.type === 'file') mergeFile(pending, event);
  else if (event.type === 'preview') mergePreview(pending, event);
  else pending.push(event);
}

function mergeFile(pending: LoggedEvent[], event: EventOf<'file'>): void {
  const index = findMergeable(pending, event);
  const earlier = pending[index];
  if (earlier?.type !== 'file' || earlier.complete) pending.push(event);
  else pending[index] = joined(earlier, event);
}

function joined(earlier: EventOf<'file'>, event: EventOf<'file'>): EventOf<'file'> {
  const { content, delta, ...rest } = earlier;
  const base = { ...rest, complete: event.complete };
  if (event.content !== undefined) return { ...base, content: event.content + (event.delta ?? '') };
  const text = (delta ?? '') + (event.delta ?? '');
  if (content !== undefined) return { ...base, content: content + text };
  if (delta === undefined && event.delta === undefined) return base;
  return { ...base, delta: text };
}

/** The later one takes the styles of the one that it replaces unless it brings its own. */
function mergePreview(pending: LoggedEvent[], event: EventOf<'preview'>): void {
  const index = findMergeable(pending, event);
  const earlier = pending[index];
  if (earlier?.type !== 'preview') {
    pending.push(event);
    return;
  }
  pending.splice(index, 1);
  const css = event.css ?? earlier.css;
  pending.push({ ...event, ...(css === undefined ? {} : { css }) });
}

/** Past files and previews only: what else there is stays between what was before it and what came after it. */
function findMergeable(pending: readonly LoggedEvent[], { type, path }: EventOf<'file' | 'preview'>): number {
  for (let index = pending.length - 1; index >= 0; index--) {
    const earlier = pending[index];
    if (earlier?.type !== 'file' && earlier?.type !== 'preview') return -1;
    if (earlier.type === type && earlier.path === path) return index;
  }
  return -1;
}
