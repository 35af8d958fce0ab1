import { limits, type Project, routes } from '@sitewright/contracts';
import { createFakeApi } from '@sitewright/web-kit/fake-api';

const newest = Date.UTC(2026, 10, 20, 12);
const hour = 3_600_000;

/** The nth newest project of somebody; `Site 1` is the newest. */
export const projectNumber = (number: number): Project => ({
  _id: String(number).padStart(24, '0'),
  folderId: number.toString(16).padStart(32, '0'),
  name: `Site ${number}`,
  createdAt: new Date(newest - number * hour).toISOString(),
});

export const manyProjects = (count: number) =>
  Array.from({ length: count }, (_, index) => projectNumber(index + 1));

const hasWords = (search: string) => (project: Project) =>
  (project.name ?? '').toLowerCase().includes(search.toLowerCase());

/** A server whose person has these projects: searched and in pages as the real one's. */
export function projectsApi(projects: Project[]) {
  return createFakeApi().on(routes.mySites, ({ query, continueAt }) => {
    const found = projects.filter(hasWords(query.get('search') ?? ''));
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Number(query.get('limit') ?? limits.pageDefaultSize);
    if (end < found.length) continueAt(String(end));
    return found.slice(start, end);
  });
}
