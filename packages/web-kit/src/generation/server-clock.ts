import type { GenerationEvent } from '@sitewright/contracts';

/** The `Date` header knows whole seconds, and travels for a moment: less than this is no difference. */
const inexactMs = 2000;

/** How far this browser's clock is ahead of the server's, in milliseconds. */
export function clockDifference(serverTime: number | undefined): number {
  const difference = serverTime === undefined ? 0 : Date.now() - serverTime;
  return Math.abs(difference) < inexactMs ? 0 : difference;
}

/** An event whose time is what this browser's clock showed: elapsed times are counted by it. */
export function onOurClock(event: GenerationEvent, difference: number): GenerationEvent {
  if (event.type !== 'status' || difference === 0) return event;
  return { ...event, at: new Date(Date.parse(event.at) + difference).toISOString() };
}
