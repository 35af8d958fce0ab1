import type { AnswerEventStream, Authenticated, RequestContext } from '@sitewright/service-kit';
import type { Generation } from '../generation.ts';
import { type FollowDependencies, type Followed, followGeneration } from './follow-generation.ts';
import type { StreamCount } from './stream-count.ts';

export interface StreamDependencies extends FollowDependencies {
  answerEventStream: AnswerEventStream;
  streams: StreamCount;
}

/** Answers with the events of a generation, which is begun or found while the stream is counted. */
export type StreamGeneration = (
  ctx: Parameters<AnswerEventStream>[0] & Pick<RequestContext<Authenticated>, 'state'>,
  begin: () => Promise<Generation>,
  seen?: Pick<Followed, 'after' | 'isOver'>,
) => Promise<void>;

const nothingSeen = { after: 0, isOver: false };

export const createGenerationStreams =
  ({ answerEventStream, streams, ...deps }: StreamDependencies): StreamGeneration =>
  (ctx, begin, seen = nothingSeen) =>
    streams.during(ctx.state.user.id, async () => {
      const generation = await begin();
      await answerEventStream(ctx, {
        follow: (signal) => followGeneration(deps, { generation, ...seen }, signal),
        checkSession: ctx.state.checkSession,
      });
    });
