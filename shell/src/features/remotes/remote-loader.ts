import { parseRemoteModule, RemoteContractError, type RemoteModule } from '@sitewright/web-kit';
import type { Federation } from './federation.ts';
import type { RegistryReader } from './registry.ts';

type Reason = 'missing' | 'unreachable' | 'incompatible';

/**
 * A remote that did not arrive: `missing` from the registry of this server, `unreachable` now, or `incompatible` with
 * this page because it was built for another version of the contract.
 */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
  readonly reason: Reason;

  constructor(reason: Reason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

export interface RemoteLoader {
  /** Loads a remote once; `afresh` also recovers one that was redeployed since its manifest was read. */
  load: (name: string, options?: { afresh: boolean }) => Promise<RemoteModule>;
}

interface LoaderParts {
  readRegistry: RegistryReader;
  federation: Federation;
  /** Milliseconds until a remote that hangs is given up. */
  timeout?: number;
}

function giveUpAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`Nothing arrived within ${milliseconds} ms.`)), milliseconds);
  });
}

/** Finds remotes through the registry and loads them through the federation runtime. */
export function createRemoteLoader({
  readRegistry,
  federation,
  timeout = 15_000,
}: LoaderParts): RemoteLoader {
  const registered = new Set<string>();
  const arrivals = new Map<string, Promise<RemoteModule>>();

  async function fetchRemote(name: string, afresh: boolean): Promise<RemoteModule> {
    const { remotes } = await readRegistry({ afresh });
    const remote = remotes.find((candidate) => candidate.name === name);
    if (!remote) throw new RemoteLoadError('missing', `This server has no ${name}.`);
    if (afresh || !registered.has(name)) federation.register(remote, { force: registered.has(name) });
    registered.add(name);
    return parseRemoteModule(await federation.load(`${name}/App`));
  }

  async function arrive(name: string, afresh: boolean): Promise<RemoteModule> {
    try {
      return await Promise.race([fetchRemote(name, afresh), giveUpAfter(timeout)]);
    } catch (error) {
      if (error instanceof RemoteLoadError) throw error;
      const reason = error instanceof RemoteContractError ? 'incompatible' : 'unreachable';
      throw new RemoteLoadError(reason, `${name} could not be loaded.`, { cause: error });
    }
  }

  return {
    load: (name, { afresh } = { afresh: false }) => {
      const known = afresh ? undefined : arrivals.get(name);
      if (known) return known;
      const arrival = arrive(name, afresh);
      arrivals.set(name, arrival);
      arrival.catch(() => {
        if (arrivals.get(name) === arrival) arrivals.delete(name);
      });
      return arrival;
    },
  };
}
