import { type BrandKit, type Logo, routes } from '@sitewright/contracts';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { create } from 'zustand';
import { type Draft, draftOf, readDraft } from './draft.ts';

/** What has become of what was entered. `invalid` and `failed` wait for the person. */
export type Saving = 'nothing' | 'waiting' | 'saving' | 'saved' | 'invalid' | 'failed';

/** A person's brand kit as it is entered; it stays when they look elsewhere, whatever is not stored. */
export interface OpenKit {
  /** Whose it is. */
  email: string;
  api: ApiClient;
  draft: Draft;
  logo: Logo | undefined;
  saving: Saving;
  /** Why it is not stored, in words. */
  problem: string | undefined;
  /** What is wrong, by the names of the fields. */
  errors: Readonly<Record<string, string>>;
}

export const useBrandKit = create<{ open: OpenKit | undefined }>()(() => ({ open: undefined }));

/** Who stops typing for so long has said something. */
const pauseMs = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

const update = (changes: Partial<OpenKit>): void =>
  useBrandKit.setState(({ open }) => ({ open: open && { ...open, ...changes } }));

/** Begins to edit what the server has. What was entered before and is not stored yet stays. */
export function openKit(api: ApiClient, kit: BrandKit): void {
  const { email } = useSession.getState();
  const { open } = useBrandKit.getState();
  if (email === undefined || (open?.email === email && hasUnstored(open))) return;
  useBrandKit.setState({
    open: {
      email,
      api,
      draft: draftOf(kit),
      logo: kit.logo,
      saving: 'nothing',
      problem: undefined,
      errors: {},
    },
  });
}

export const hasUnstored = ({ saving }: Pick<OpenKit, 'saving'>): boolean =>
  saving !== 'nothing' && saving !== 'saved';

/** Something was entered: it is stored when the person pauses. */
export function enter(changes: Partial<Draft>): void {
  const { open } = useBrandKit.getState();
  if (!open) return;
  update({ draft: { ...open.draft, ...changes }, saving: 'waiting', problem: undefined });
  clearTimeout(timer);
  timer = setTimeout(() => void storeNow({ isPaused: true }), pauseMs);
}

let running: Promise<void> | undefined;

/**
 * Stores what was entered, unless something is wrong with it, which is said; of what is only paused, a half of a line may be still
 * to come. What is entered meanwhile is stored after it.
 */
export async function storeNow({ isPaused = false } = {}): Promise<void> {
  clearTimeout(timer);
  await running;
  const { open } = useBrandKit.getState();
  if (!open || !hasUnstored(open)) return;
  const read = readDraft(open.draft);
  if ('errors' in read) {
    if (!isPaused) update({ saving: 'invalid', errors: read.errors });
    return;
  }
  update({ saving: 'saving', errors: {} });
  running = send(open, read.request).finally(() => {
    running = undefined;
  });
  await running;
}

async function send(
  { api, draft }: OpenKit,
  body: Parameters<typeof routes.changeBrandKit.request.parse>[0],
) {
  const isMeant = () => useBrandKit.getState().open?.draft === draft;
  try {
    await api.call(routes.changeBrandKit, { body: routes.changeBrandKit.request.parse(body) });
    if (isMeant()) update({ saving: 'saved' });
  } catch (error) {
    if (isMeant()) update({ saving: 'failed', problem: toApiError(error).message });
  }
}

export const setLogo = (logo: Logo | undefined): void => update({ logo });
