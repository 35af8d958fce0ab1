import type { ContactMessage } from '@sitewright/contracts';
import type { Message } from './message.ts';

export const presentMessage = (message: Message): ContactMessage => ({
  _id: message.id,
  name: message.name,
  email: message.email,
  subject: message.subject,
  message: message.message,
  state: message.state,
  attempts: message.attempts,
  createdAt: message.createdAt.toISOString(),
  ...(message.nextAttemptAt ? { nextAttemptAt: message.nextAttemptAt.toISOString() } : {}),
  ...(message.reason ? { reason: message.reason } : {}),
});
