export { createFakeApi, type FakeApi, type FakeCall, Refusal } from './fake-api.ts';
export { stubSession, stubToken } from './stub-session.ts';
