import {
  folderIdSchema,
  type GenerateRequest,
  idempotencyKeySchema,
  promptAttachmentsSchema,
  seedSchema,
} from '@sitewright/contracts';
import { type GenerationProgress, hasEnded } from '@sitewright/web-kit/generation';
import { useSession } from '@sitewright/web-kit/session';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** What a generation is asked for besides its words. */
export type GenerationOptions = Pick<GenerateRequest, 'engine' | 'seed'>;

/** The generation that this page shows. It goes on without the page; a finished one stays until its site is shown. */
export interface Watched {
  progress: GenerationProgress;
  /** What was asked for; of a generation that was started elsewhere as soon as the server has told it. */
  request: GenerateRequest | undefined;
  /** The site whose rest is written, where it makes no new one. */
  restOf: string | undefined;
  /** Ends the following, and not the generation. */
  abortController: AbortController;
  /** `asked` by the person: sent as soon as the server has said which generation it is, and can be reached. */
  stop: 'none' | 'asked' | 'sent';
  /** The finished site is in sight. */
  isShown: boolean;
}

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
      attachments: z.optional(promptAttachmentsSchema),
    }),
  ),
  /** The request that nobody has answered yet: sent again under its key, it is not made and charged twice. */
  unanswered: z.optional(z.object({ request: z.string(), key: idempotencyKeySchema })),
});
type Draft = z.infer<typeof draftSchema>;

export interface GeneratorState extends Draft {
  generation: Watched | undefined;
}

const startFor = (owner: string | undefined): GeneratorState => ({
  owner,
  prompt: '',
  source: undefined,
  unanswered: undefined,
  generation: undefined,
});

function restore(stored: unknown, current: GeneratorState): GeneratorState {
  const draft = draftSchema.safeParse(stored).data;
  return draft?.owner !== undefined && draft.owner === current.owner ? { ...current, ...draft } : current;
}

/** The prompt, where it came from and the generation that is watched. The prompt outlives a reload of the tab. */
export const useGenerator = create<GeneratorState>()(
  persist(() => startFor(useSession.getState().email), {
    name: 'generator',
    storage: createJSONStorage(() => sessionStorage),
    partialize: ({ owner, prompt, source, unanswered }): Draft => ({ owner, prompt, source, unanswered }),
    merge: restore,
  }),
);

export const isGenerating = ({ generation }: GeneratorState): boolean =>
  generation !== undefined && !hasEnded(generation.progress);

/** The words in the box: those of what is being made, otherwise the person's draft. */
export function shownPrompt(state: GeneratorState): string {
  if (!isGenerating(state)) return state.prompt;
  return state.generation?.request?.prompt ?? '';
}

export const setPrompt = (prompt: string) => useGenerator.setState({ prompt });

function startAnew(owner: string | undefined): void {
  useGenerator.getState().generation?.abortController.abort();
  useGenerator.setState(startFor(owner));
}

// A session that merely expired keeps its draft: its owner signs in again and goes on.
useSession.subscribe(({ email, endedBy }) => {
  const isSomebodyElse = email !== undefined && email !== useGenerator.getState().owner;
  if (endedBy === 'sign-out' || isSomebodyElse) startAnew(email);
});
