import { Pool } from 'undici';

/** Something to be asked for, and what says who asks. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
}

const connections = 16;

/** Asks for the same so often as is wanted, over sixteen connections that stay open. */
export interface Burst {
  send(requests: number): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error, when it sends, for an answer that is none */
export function createBurst({ url, headers = {} }: Target): Burst {
  const { origin, pathname, search } = new URL(url);
  const pool = new Pool(origin, { connections });
  const ask = async () => {
    const { statusCode, body } = await pool.request({ path: pathname + search, method: 'GET', headers });
    await body.dump({ limit: Number.POSITIVE_INFINITY });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
  };
  return {
    async send(requests) {
      let left = requests;
      const askOn = async () => {
        while (left-- > 0) await ask();
      };
      await Promise.all(Array.from({ length: connections }, askOn));
    },
    close: () => pool.close(),
  };
}
