import type { Generation } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { create } from 'zustand';
import { useProjects } from '../projects-store.ts';

export interface GenerationsState {
  /**
   * In the order in which they were asked for. One that has ended well keeps its place for the project until the projects are
   * loaded anew; one that has failed is there until it is dismissed.
   */
  list: Generation[];
  /** Those that the person has stopped here and that have not ended yet. */
  stopping: ReadonlySet<string>;
  /** Those that are not to be seen any more: a list that was asked for before brings none of them back. */
  gone: ReadonlySet<string>;
  /** The last try to list them failed. */
  hasFailed: boolean;
  /** What has ended last, by the name that it has now. */
  lastEnd: { generation: Generation; name: string } | undefined;
}

const nothing: GenerationsState = {
  list: [],
  stopping: new Set(),
  gone: new Set(),
  hasFailed: false,
  lastEnd: undefined,
};

/** The person's generations that My Projects shows. */
export const useGenerations = create<GenerationsState>()(() => nothing);

const { getState, setState } = useGenerations;

export const isUnderWay = ({ state }: Generation) => state === 'waiting' || state === 'running';

/** A site whose rest could not be written is there all the same, and stands beside what is said of that. */
export const isBesideItsSite = ({ isRest, state }: Generation) => isRest === true && state === 'failed';

const inOrder = (one: Generation, other: Generation) =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id));

/** Whether this page knows already that a generation has ended. */
export function isKnownToHaveEnded(id: string): boolean {
  const { list, gone } = getState();
  return gone.has(id) || list.some((one) => one.id === id && !isUnderWay(one));
}

/** Shows a generation as it is now. What has ended stays so, whatever an older answer says. */
export function putGeneration(generation: Generation): void {
  if (isKnownToHaveEnded(generation.id)) return;
  const others = getState().list.filter(({ id }) => id !== generation.id);
  setState({ list: [...others, generation].toSorted(inOrder) });
}

/** Takes a generation off the page for good. */
export function removeGeneration(id: string): void {
  const { list, gone, stopping } = getState();
  setState({
    list: list.filter((one) => one.id !== id),
    gone: new Set([...gone, id]),
    stopping: without(stopping, id),
  });
}

export const markStopping = (id: string) =>
  setState(({ stopping }) => ({ stopping: new Set([...stopping, id]) }));

export const forgetStopping = (id: string) =>
  setState(({ stopping }) => ({ stopping: without(stopping, id) }));

/** Calls back when a generation has ended. @returns gives that up */
export function onceEnded(id: string, tell: (generation: Generation) => void): () => void {
  const forget = useGenerations.subscribe(({ lastEnd }) => {
    if (lastEnd?.generation.id !== id) return;
    forget();
    tell(lastEnd.generation);
  });
  return forget;
}

/** Whether it has a site that takes its place. */
const hasProject = ({ state }: Generation) => state === 'done' || state === 'stopped';

// From then on a project stands where it belongs among the others.
useProjects.subscribe(({ loading, asked }, before) => {
  if (!before.loading || loading || asked.cursor) return;
  setState(({ list }) => ({ list: list.filter((generation) => !hasProject(generation)) }));
});

// The page outlives a session: whoever signs in next must not see what the last person had made.
useSession.subscribe(({ email }, before) => {
  if (email !== before.email) setState(nothing);
});
