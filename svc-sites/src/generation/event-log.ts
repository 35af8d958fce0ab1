import type { LoggedEvent } from '@sitewright/contracts';

/** An event with its number: from 1, without gaps. */
export interface NumberedEvent {
  number: number;
  event: LoggedEvent;
}

/** What happened in each generation, as everybody may follow it on every replica. */
export interface EventLog {
  /** Events after this number, oldest first, some 256 KB at once; empty when there are none yet, or none any more. */
  readAfter(generationId: string, number: number): Promise<NumberedEvent[]>;
  /**
   * Resolves when there may be events after this number, or the signal aborts. Told directly when this process writes them,
   * otherwise by one poll that all who wait for this generation here share.
   */
  waitAfter(generationId: string, number: number, signal: AbortSignal): Promise<void>;
  /** The same for one that waits in the line: the database is not asked, since the line says when it is its turn. */
  waitHere(generationId: string, number: number, signal: AbortSignal): Promise<void>;
  /** Whether what this process last wrote of it was refused because a disk is full: it is tried until there is room. */
  isFull(generationId: string): boolean;
}
