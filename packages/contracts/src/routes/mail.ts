import {
  contactMessageListSchema,
  contactMessageSchema,
  contactRequestSchema,
  mailServerSchema,
} from '../mail.ts';
import { messageResponseSchema } from '../users.ts';

export const sendEmail = {
  method: 'POST',
  path: '/send-email',
  request: contactRequestSchema,
  response: messageResponseSchema,
} as const;

/** What no mail server has taken: administrators only; paged like every list. */
export const messages = { method: 'GET', path: '/api/messages', response: contactMessageListSchema } as const;

/** Whether this instance has a mail server: administrators only. */
export const mailServer = {
  method: 'GET',
  path: '/api/messages/mail-server',
  response: mailServerSchema,
} as const;

/** Tries to send a message at once, whatever its state: administrators only. */
export const retryMessage = {
  method: 'POST',
  path: '/api/messages/:id/retry',
  response: messageResponseSchema,
} as const;

/** Takes a message away at once; {@link undeleteMessage} brings it back within a day: administrators only. */
export const deleteMessage = {
  method: 'DELETE',
  path: '/api/messages/:id',
  response: messageResponseSchema,
} as const;

export const undeleteMessage = {
  method: 'POST',
  path: '/api/messages/:id/undelete',
  response: contactMessageSchema,
} as const;
