import {
  limits,
  type Project,
  type QualityReport,
  type RenameSiteRequest,
  routes,
  type SiteDetails,
  type SiteOrder,
  siteOrderSchema,
} from '@sitewright/contracts';
import { createFakeApi, type FakeCall, Refusal } from '@sitewright/web-kit/fake-api';

const newest = Date.UTC(2026, 10, 20, 12);
const hour = 3_600_000;

/** The nth newest project of somebody; `Site 1` is the newest. */
export const projectNumber = (number: number): Project => ({
  _id: String(number).padStart(24, '0'),
  folderId: number.toString(16).padStart(32, '0'),
  name: `Site ${number}`,
  createdAt: new Date(newest - number * hour).toISOString(),
  updatedAt: new Date(newest).toISOString(),
});

export const manyProjects = (count: number) =>
  Array.from({ length: count }, (_, index) => projectNumber(index + 1));

/** What the server has: one of them may be deleted, and is there for who undoes it. */
interface Stored {
  projects: Project[];
  deleted: Set<string>;
}

type Comparison = (one: Project, other: Project) => number;

const byAge: Comparison = (one, other) => one.createdAt.localeCompare(other.createdAt);
const comparisons: Record<SiteOrder, Comparison> = {
  newest: (one, other) => byAge(other, one),
  oldest: byAge,
  name: (one, other) => (one.name ?? '').localeCompare(other.name ?? ''),
};

/** The part that was asked for. A cursor is the last project of the part before, even if that is deleted by now. */
function partOf({ projects, deleted }: Stored, { query, continueAt }: FakeCall): Project[] {
  const sorted = projects.toSorted(comparisons[siteOrderSchema.parse(query.get('sort') ?? 'newest')]);
  const rest = sorted.slice(sorted.findIndex(({ _id }) => _id === query.get('cursor')) + 1);
  const words = (query.get('search') ?? '').toLowerCase();
  const found = rest.filter(({ _id, name = '' }) => !deleted.has(_id) && name.toLowerCase().includes(words));
  const part = found.slice(0, Number(query.get('limit') ?? limits.pageDefaultSize));
  const last = part.at(-1);
  if (last && part.length < found.length) continueAt(last._id);
  return part;
}

function find({ projects }: Stored, folderId: string): Project {
  const project = projects.find((candidate) => candidate.folderId === folderId);
  if (!project) throw new Refusal('NOT_FOUND', 'This site does not exist.');
  return project;
}

function addCopy({ projects }: Stored, { name }: Project): Project {
  const copy = { ...projectNumber(1000 + projects.length), name: `Copy of ${name}` };
  projects.push({ ...copy, createdAt: new Date(newest).toISOString() });
  return copy;
}

function rename(project: Project, { name, updatedAt }: RenameSiteRequest): Project {
  if (updatedAt !== project.updatedAt) {
    const conflict = { yours: { name }, theirs: { ...project } };
    throw new Refusal('CONFLICT', 'This site was changed elsewhere.', undefined, conflict);
  }
  const changes = Number(project.updatedAt?.slice(20, 23) ?? 0) + 1;
  return Object.assign(project, { name, updatedAt: new Date(newest + changes).toISOString() });
}

export const nothingToReport: QualityReport = {
  checks: [],
  placeholders: [],
  notes: [],
  files: 1,
  bytes: 2048,
};

const detailsOf = (project: Project): SiteDetails => ({
  ...project,
  prompt: `A website for ${project.name}`,
  version: 1,
  engine: 'composer',
  files: [],
  report: nothingToReport,
});

/** A server whose person has these projects: sorted, searched, in parts and changed as the real one's. */
export function projectsApi(first: Project[]) {
  const stored: Stored = { projects: structuredClone(first), deleted: new Set() };
  const api = createFakeApi()
    .on(routes.generations, () => [])
    .on(routes.mySites, (call) => partOf(stored, call))
    .on(routes.site, ({ params }) => detailsOf(find(stored, params.id)))
    .on(routes.renameSite, ({ params, body }) => rename(find(stored, params.id), body))
    .on(routes.duplicateSite, ({ params }) => addCopy(stored, find(stored, params.id)))
    .on(routes.deleteSite, ({ params }) => {
      stored.deleted.add(find(stored, params.id)._id);
      return { message: 'The site is deleted.' };
    })
    .on(routes.undeleteSite, ({ params }) => {
      const project = find(stored, params.id);
      stored.deleted.delete(project._id);
      return project;
    });
  /** One more project, made just now. */
  const add = (project: Project) => void stored.projects.push(project);
  return Object.assign(api, { add });
}
