export {
  type AnswerOptions,
  answers,
  type Behaviour,
  breaksAfter,
  failsWith,
  fakeUsage,
  garbles,
  hangs,
  hangsAfter,
  redirectsTo,
} from './behaviours.ts';
export { type FakeProvider, type RecordedRequest, startFakeProvider } from './fake-provider.ts';
export { createRandom } from './random.ts';
export { recordedAnswer, recordedHeading } from './recorded-answer.ts';
