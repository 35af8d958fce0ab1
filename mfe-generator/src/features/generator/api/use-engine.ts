import { type EngineInfo, routes } from '@sitewright/contracts';
import { type ApiClient, useApi } from '@sitewright/web-kit';
import { useEffect, useState } from 'react';

const asked = new WeakMap<ApiClient, Promise<EngineInfo>>();

/** Asks once, however many parts of the page want to know; again after a failure. */
function askOnce(api: ApiClient): Promise<EngineInfo> {
  const answer = asked.get(api) ?? api.call(routes.engine);
  asked.set(api, answer);
  answer.catch(() => asked.delete(api));
  return answer;
}

/** Which engine writes the sites of this server; unknown until it has answered. */
export function useEngine(): EngineInfo | undefined {
  const api = useApi();
  const [engine, setEngine] = useState<EngineInfo>();

  useEffect(() => {
    let isShown = true;
    // Without an answer only a badge is missing; the generation itself says what is wrong.
    const ignore = () => undefined;
    askOnce(api).then((answer) => isShown && setEngine(answer), ignore);
    return () => {
      isShown = false;
    };
  }, [api]);

  return engine;
}
