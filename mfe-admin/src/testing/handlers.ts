import {
  type ContactMessage,
  type DayCounts,
  type EngineView,
  type GeneratedSite,
  limits,
  type MailServer,
  type PlatformHealth,
  routes,
  type User,
} from '@sitewright/contracts';
import { createFakeApi, type FakeCall, Refusal } from '@sitewright/web-kit/fake-api';
import { quietHealth } from './health-samples.ts';

/** The part of a list that was asked for, as the real server cuts it. */
function partOf<Item>(items: Item[], words: (item: Item) => string, { query, continueAt }: FakeCall): Item[] {
  const search = (query.get('search') ?? '').toLowerCase();
  const found = items.filter((item) => words(item).toLowerCase().includes(search));
  const start = Number(query.get('cursor') ?? 0);
  const end = start + Number(query.get('limit') ?? limits.pageDefaultSize);
  if (end < found.length) continueAt(String(end));
  return found.slice(start, end);
}

const byName = (one: GeneratedSite, other: GeneratedSite) => (one.name ?? '').localeCompare(other.name ?? '');

/** The sites, which are given newest first, in the order that was asked for. */
function inOrder(sites: GeneratedSite[], order: string | null) {
  if (order === 'oldest') return sites.toReversed();
  return order === 'name' ? sites.toSorted(byName) : sites;
}

function changeRole(users: User[], { email, role }: Pick<User, 'email' | 'role'>) {
  const user = users.find((candidate) => candidate.email === email);
  if (!user) throw new Refusal('NOT_FOUND', 'Nobody has this email address.');
  user.role = role;
  return { message: `${email} is now ${role}.` };
}

const inState = (messages: ContactMessage[], asked: string | null) =>
  messages.filter(({ state }) => asked === null || state === asked);

function takeOut(messages: ContactMessage[], id: string): ContactMessage[] {
  const index = messages.findIndex(({ _id }) => _id === id);
  if (index < 0) throw new Refusal('NOT_FOUND', 'This message has been sent by now.');
  return messages.splice(index, 1);
}

function sendNow(messages: ContactMessage[], id: string) {
  takeOut(messages, id);
  return { message: 'The message has been sent.' };
}

const quietEngine: EngineView = {
  engine: { engine: 'composer', label: 'Offline composer' },
  failures: [],
  tokensByDay: [],
  tokensByPerson: [],
};

interface World {
  users?: User[];
  sites?: GeneratedSite[];
  messages?: ContactMessage[];
  days?: DayCounts[];
  mailServer?: MailServer;
  engineView?: EngineView;
  health?: PlatformHealth;
}

/** A server with all this in it: counted, searched, in pages and changed as the real one's. */
export function adminApi({
  users = [],
  sites = [],
  messages = [],
  days = [],
  mailServer = { isSet: true, keptDays: 90 },
  engineView = quietEngine,
  health = quietHealth(),
}: World = {}) {
  const deleted: ContactMessage[] = [];
  return createFakeApi()
    .on(routes.stats, () => ({ totalUsers: users.length, totalGeneratedSites: sites.length }))
    .on(routes.engineView, () => engineView)
    .on(routes.engineDay, ({ query }) => ({
      date: query.get('date') ?? '',
      people: engineView.tokensByPerson,
      others: 0,
    }))
    .on(routes.platformHealth, () => health)
    .on(routes.dailyStats, () => ({ days }))
    .on(routes.users, (call) => partOf(users, ({ email }) => email, call))
    .on(routes.changeRole, ({ body }) => changeRole(users, body))
    .on(routes.totalSites, (call) =>
      partOf(
        inOrder(sites, call.query.get('sort')),
        ({ name, ownerEmail, folderId }) => `${name} ${ownerEmail} ${folderId}`,
        call,
      ),
    )
    .on(routes.messages, (call) =>
      partOf(
        inState(messages, call.query.get('state')),
        ({ name, email, subject, message }) => `${name} ${email} ${subject} ${message}`,
        call,
      ),
    )
    .on(routes.mailServer, () => mailServer)
    .on(routes.deleteMessage, ({ params }) => {
      deleted.push(...takeOut(messages, params.id));
      return { message: 'The message has been deleted.' };
    })
    .on(routes.undeleteMessage, ({ params }) => {
      const [message] = takeOut(deleted, params.id);
      if (!message) throw new Refusal('NOT_FOUND', 'This message cannot be brought back any more.');
      messages.push(message);
      return message;
    })
    .on(routes.retryMessage, ({ params }) => sendNow(messages, params.id));
}
