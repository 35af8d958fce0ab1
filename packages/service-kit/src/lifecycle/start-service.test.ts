import { expect, it } from 'vitest';
import { requestLimits } from './start-service.ts';

// That nginx leaves slow bodies to such a limit is tried in gateway/test/conformance/slow-clients.test.ts.
it('a whole request, with its body, takes a minute at most, which is looked at every few seconds', () => {
  expect(requestLimits).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 5_000,
  });
});
