export {
  type AnswerOptions,
  answers,
  type Behaviour,
  breaksAfter,
  drips,
  failsWith,
  fakeUsage,
  floods,
  garbles,
  hangs,
  hangsAfter,
  redirectsTo,
  sends,
} from './behaviours.ts';
export { type DirectedAnswer, type Direction, restOf } from './directed.ts';
export { type FakeProvider, type RecordedRequest, startFakeProvider } from './fake-provider.ts';
export { createRandom } from './random.ts';
export { recordedAnswer, recordedHeading } from './recorded-answer.ts';
