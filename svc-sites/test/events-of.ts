import type { EventLog, NumberedEvent } from '../src/generation/event-log.ts';

/** All events after this number, as somebody reads them who asks again until there are no more. */
export async function eventsOf(
  { readAfter }: Pick<EventLog, 'readAfter'>,
  generationId: string,
  number = 0,
): Promise<NumberedEvent[]> {
  const events: NumberedEvent[] = [];
  for (;;) {
    const more = await readAfter(generationId, events.at(-1)?.number ?? number);
    if (more.length === 0) return events;
    events.push(...more);
  }
}
