import type { Pace } from '@sitewright/site-engine/testing';

/** Minutes a site, so that none is finished before what happens to the replicas is over; then seconds. */
const pace: Pace = { firstMs: 200, everyMs: 2000, length: 60 };
const everyMsInHurry = 20;

export const modelPort = 8090;

/** For Node in the image of svc-sites: the fake model of the tests, which hurries from SIGUSR2 on. */
export const modelProgram = `
  const { paces, recordedAnswer, startFakeProvider } = await import('/app/packages/site-engine/src/testing/index.ts');
  const provider = await startFakeProvider({ host: '0.0.0.0', port: ${modelPort} });
  const pace = ${JSON.stringify(pace)};
  provider.behave(paces(recordedAnswer, pace));
  process.on('SIGUSR2', () => { pace.everyMs = ${everyMsInHurry}; });`;

/** What a test tells the model. */
export interface Model {
  hurry(): Promise<unknown>;
}
