export {
  type AnswerOptions,
  answers,
  type Behaviour,
  breaksAfter,
  drips,
  endsAfter,
  type FixedBehaviour,
  failsWith,
  fakeUsage,
  fillsUp,
  floods,
  garbles,
  hangs,
  hangsAfter,
  type Pace,
  paces,
  redirectsTo,
  repairRequest,
  repairs,
  saysOf,
  sends,
  streamsDeltas,
  takesNo,
  toTextEvent,
} from './behaviours.ts';
export type { DirectedAnswer, Direction } from './directed.ts';
export {
  type FakeProvider,
  type FakeProviderOptions,
  startFakeProvider,
} from './fake-provider.ts';
export { createRandom } from './random.ts';
export { recordedAnswer, recordedHeading } from './recorded-answer.ts';
export { type RecordedRequest, restOf } from './recorded-request.ts';
