import { generationIdSchema, generationSchema } from '@sitewright/contracts';
import * as z from 'zod/mini';

const channelName = 'sitewright.generations';

/**
 * What the tabs of a browser, and the front ends in one tab, tell each other. `begun` and `ended`: a stream or a call has said so. `told`:
 * the person is to learn of this end. `seen`: the person looks at a page of the application.
 */
const tabMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begun'), id: generationIdSchema }),
  z.object({ type: z.literal('ended'), id: generationIdSchema }),
  z.object({ type: z.literal('told'), generation: generationSchema }),
  z.object({ type: z.literal('seen') }),
]);
export type TabMessage = z.infer<typeof tabMessageSchema>;

/** Tells everybody who listens in this browser, in this tab as well. */
export function tellTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Calls back with what is told. What another release of the application says is not understood, and nothing. @returns ends that */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = tabMessageSchema.safeParse(data);
    if (message.success) listener(message.data);
  };
  return () => channel.close();
}
