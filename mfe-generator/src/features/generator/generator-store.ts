import { type GenerateResponse, generateResponseSchema } from '@sitewright/contracts';
import type { ApiError } from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { z } from 'zod';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** `startedAt` is in milliseconds since the epoch. */
export type Generation =
  | { status: 'idle' }
  | { status: 'generating'; startedAt: number; leaving: AbortController }
  | { status: 'failed'; error: ApiError };

interface Draft {
  /** Whose draft it is: nobody else who signs in to this tab sees it. */
  owner: string | undefined;
  prompt: string;
  /** The last site made in this tab. */
  site: GenerateResponse | undefined;
}

export interface GeneratorState extends Draft {
  generation: Generation;
}

const draftSchema = z.object({
  owner: z.string(),
  prompt: z.string(),
  site: generateResponseSchema.optional(),
});

const startFor = (owner: string | undefined): GeneratorState => ({
  owner,
  prompt: '',
  site: undefined,
  generation: { status: 'idle' },
});

function restore(stored: unknown, current: GeneratorState): GeneratorState {
  const draft = draftSchema.safeParse(stored).data;
  return draft && draft.owner === current.owner ? { ...current, ...draft, site: draft.site } : current;
}

/** The prompt, the site made from it and how the making goes. Prompt and site outlive a reload of the tab. */
export const useGenerator = create<GeneratorState>()(
  persist(() => startFor(useSession.getState().email), {
    name: 'generator',
    storage: createJSONStorage(() => sessionStorage),
    partialize: ({ owner, prompt, site }): Draft => ({ owner, prompt, site }),
    merge: restore,
  }),
);

export const isGenerating = ({ generation }: GeneratorState) => generation.status === 'generating';

export const setPrompt = (prompt: string) => useGenerator.setState({ prompt });

function startAnew(owner: string | undefined): void {
  const { generation } = useGenerator.getState();
  if (generation.status === 'generating') generation.leaving.abort();
  useGenerator.setState(startFor(owner));
}

// A session that merely expired keeps its draft: its owner signs in again and goes on.
useSession.subscribe(({ email, endedBy }) => {
  const isSomebodyElse = email !== undefined && email !== useGenerator.getState().owner;
  if (endedBy === 'sign-out' || isSomebodyElse) startAnew(email);
});
