export {
  createFakeApi,
  type FakeApi,
  type FakeCall,
  type FakeStreamCall,
  Refusal,
} from './fake-api.ts';
export { createFakeGeneration, type FakeGeneration } from './fake-generation.ts';
export type { FakeStreamPart } from './fake-stream.ts';
export { stubSession, stubToken } from './stub-session.ts';
