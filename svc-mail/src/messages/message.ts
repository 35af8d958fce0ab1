import type { ContactRequest, MessageState } from '@sitewright/contracts';

/** What a person wrote. */
export type NewMessage = Pick<ContactRequest, 'name' | 'email' | 'subject' | 'message'>;

export interface ReceivedMessage extends NewMessage {
  /** Where it came from, see `networkOf`. */
  network?: string;
}

/** A message that no mail server has taken; one that has been sent is gone. */
export interface Message extends NewMessage {
  id: string;
  createdAt: Date;
  state: MessageState;
  /** How often sending was tried. */
  attempts: number;
  /** When it is tried next; only while it waits. */
  nextAttemptAt?: Date | undefined;
  /** Why it has not been sent. */
  reason?: string | undefined;
}

/** The right to send a message, which nobody else has until the lease is over. */
export interface Claim {
  message: Message;
  lease: string;
}
