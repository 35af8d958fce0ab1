import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import {
  accountReader,
  authenticate,
  clientAddress,
  createApp,
  createLimiter,
  type HealthChecks,
  type Logger,
  type ServiceApp,
  type Tracing,
} from '@sitewright/service-kit';
import type { Db } from 'mongodb';
import type { Deliveries } from './delivery/deliveries.ts';
import type { Addresses, Mailer } from './mail/mailer.ts';
import type { OutboxFolder } from './mail/outbox-folder.ts';
import { contactRoutes } from './messages/contact.routes.ts';
import type { MessagesRepository } from './messages/messages.repository.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import type { OutboxRepository } from './messages/outbox.repository.ts';
import { createStorageRepository } from './messages/storage.repository.ts';

export interface AppDependencies {
  log: Logger;
  checks: HealthChecks;
  db: Db;
  outbox: OutboxRepository;
  messages: MessagesRepository;
  folder: OutboxFolder;
  deliveries: Deliveries;
  mailer: Mailer;
  addresses: Addresses;
  jwtSecret: string;
  messagesPerHour: { ofAddress: number; ofAll: number };
  /** How long an answer waits for the delivery it tells about. */
  answerWithinMs: number;
  /** Whose `X-Forwarded-For` counts. */
  trustedProxies: BlockList;
  tracing?: Tracing | undefined;
}

export function buildApp({ log, checks, db, messagesPerHour, ...options }: AppDependencies): ServiceApp {
  const perHour = (name: string, points: number) =>
    createLimiter({ db, name, points, seconds: 3600, refusal: 'Too many messages.' });
  const deps = {
    ...options,
    storage: createStorageRepository(db),
    messagesOfAddress: perHour('messages', messagesPerHour.ofAddress),
    messagesOfAll: perHour('all-messages', messagesPerHour.ofAll),
    authenticate: authenticate(options.jwtSecret, accountReader(db)),
    addressOf: (request: IncomingMessage) => clientAddress(request, options.trustedProxies),
  };
  const routers = [contactRoutes(deps), messagesRoutes(deps)];
  const { trustedProxies, tracing } = options;
  return createApp({ log, checks, routers, trustedProxies, tracing });
}
