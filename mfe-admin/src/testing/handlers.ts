import { limits, type Project, routes, type User } from '@sitewright/contracts';
import { createFakeApi, type FakeCall, Refusal } from '@sitewright/web-kit/fake-api';

const newest = Date.UTC(2026, 10, 20, 12);
const day = 24 * 3_600_000;

const numbered = <Item>(count: number, make: (number: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** The nth person; the first is the administrator who looks at the page. */
export const userNumber = (number: number): User => ({
  _id: String(number).padStart(24, '0'),
  email: number === 1 ? 'admin@example.com' : `person${number}@example.com`,
  role: number === 1 ? 'admin' : 'user',
});

/** The nth newest site of anybody; `Site 1` is the newest. */
export const siteNumber = (number: number): Project => ({
  _id: String(number).padStart(24, '0'),
  folderId: number.toString(16).padStart(32, '0'),
  name: `Site ${number}`,
  createdAt: new Date(newest - (number - 1) * day).toISOString(),
});

export const manyUsers = (count: number) => numbered(count, userNumber);
export const manySites = (count: number) => numbered(count, siteNumber);

/** The part of a list that was asked for, as the real server cuts it. */
function partOf<Item>(items: Item[], words: (item: Item) => string, { query, continueAt }: FakeCall): Item[] {
  const search = (query.get('search') ?? '').toLowerCase();
  const found = items.filter((item) => words(item).toLowerCase().includes(search));
  const start = Number(query.get('cursor') ?? 0);
  const end = start + Number(query.get('limit') ?? limits.pageDefaultSize);
  if (end < found.length) continueAt(String(end));
  return found.slice(start, end);
}

function changeRole(users: User[], { email, role }: Pick<User, 'email' | 'role'>) {
  const user = users.find((candidate) => candidate.email === email);
  if (!user) throw new Refusal('NOT_FOUND', 'Nobody has this email address.');
  user.role = role;
  return { message: `${email} is now ${role}.` };
}

/** A server with these people and sites: counted, searched, in pages and changed as the real one's. */
export function adminApi({ users = [] as User[], sites = [] as Project[] } = {}) {
  return createFakeApi()
    .on(routes.stats, () => ({ totalUsers: users.length, totalGeneratedSites: sites.length }))
    .on(routes.users, (call) => partOf(users, ({ email }) => email, call))
    .on(routes.totalSites, (call) => partOf(sites, ({ name = '' }) => name, call))
    .on(routes.changeRole, ({ body }) => changeRole(users, body));
}
