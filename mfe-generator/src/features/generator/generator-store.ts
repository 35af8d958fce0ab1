import { folderIdSchema, type GenerateRequest, seedSchema } from '@sitewright/contracts';
import type { ApiError } from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** What a generation is asked for besides its words. */
export type GenerationOptions = Pick<GenerateRequest, 'engine' | 'seed'>;

/** `startedAt` is in milliseconds since the epoch. */
export interface Generating {
  status: 'generating';
  startedAt: number;
  /** Aborted when the person signs out. */
  abortController: AbortController;
  /** Aborted when the person does not want to wait any longer. */
  polling: AbortController;
  /** The connection was cut: the server goes on, and the page asks again. */
  isCut: boolean;
}

/** A made site waits until the page has gone to it. */
export type Generation =
  | { status: 'idle' }
  | Generating
  | { status: 'failed'; error: ApiError; options: GenerationOptions }
  | { status: 'made'; id: string };

const draftSchema = z.object({
  /** Whose draft it is: nobody else who signs in to this tab sees it. */
  owner: z.optional(z.string()),
  prompt: z.string(),
  /** The site whose words were last put into the prompt, those words, and what else it was made by. */
  source: z.optional(
    z.object({
      id: folderIdSchema,
      prompt: z.string(),
      engine: z.optional(z.literal('composer')),
      seed: z.optional(seedSchema),
    }),
  ),
});
type Draft = z.infer<typeof draftSchema>;

export interface GeneratorState extends Draft {
  generation: Generation;
}

const startFor = (owner: string | undefined): GeneratorState => ({
  owner,
  prompt: '',
  source: undefined,
  generation: { status: 'idle' },
});

function restore(stored: unknown, current: GeneratorState): GeneratorState {
  const draft = draftSchema.safeParse(stored).data;
  return draft?.owner !== undefined && draft.owner === current.owner ? { ...current, ...draft } : current;
}

/** The prompt, where it came from and how the making goes. The prompt outlives a reload of the tab. */
export const useGenerator = create<GeneratorState>()(
  persist(() => startFor(useSession.getState().email), {
    name: 'generator',
    storage: createJSONStorage(() => sessionStorage),
    partialize: ({ owner, prompt, source }): Draft => ({ owner, prompt, source }),
    merge: restore,
  }),
);

export const isGenerating = ({ generation }: GeneratorState) => generation.status === 'generating';

export const setPrompt = (prompt: string) => useGenerator.setState({ prompt });

function startAnew(owner: string | undefined): void {
  const { generation } = useGenerator.getState();
  if (generation.status === 'generating') generation.abortController.abort();
  useGenerator.setState(startFor(owner));
}

// A session that merely expired keeps its draft: its owner signs in again and goes on.
useSession.subscribe(({ email, endedBy }) => {
  const isSomebodyElse = email !== undefined && email !== useGenerator.getState().owner;
  if (endedBy === 'sign-out' || isSomebodyElse) startAnew(email);
});
