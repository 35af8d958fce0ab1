import type { ComponentType } from 'react';
import * as z from 'zod/mini';

/**
 * What the shell and the remotes agree on: a remote exposes `./App`, takes no props, brings its own relative routes,
 * reads the person from `@sitewright/web-kit/session` and the address from `@sitewright/web-kit/router`. A change that
 * breaks either side raises the number.
 */
export const remoteContractVersion = 1;

/** The one module every remote exposes. */
export interface RemoteModule {
  readonly contractVersion: number;
  readonly default: ComponentType;
}

const remoteModuleSchema = z.object({
  contractVersion: z.number(),
  default: z.custom<ComponentType>((value) => typeof value === 'function' || typeof value === 'object'),
});

/** A remote built for a version of the contract that this page does not keep. */
export class RemoteContractError extends Error {
  override name = 'RemoteContractError';

  constructor(version: number) {
    super(`The remote keeps version ${version} of the contract, the shell version ${remoteContractVersion}.`);
  }
}

/**
 * Checks what a remote handed over.
 * @throws {RemoteContractError} when it was built for another version of the contract
 * @throws {Error} when it is no remote
 */
export function parseRemoteModule(module: unknown): RemoteModule {
  const remote = remoteModuleSchema.parse(module);
  if (remote.contractVersion !== remoteContractVersion) {
    throw new RemoteContractError(remote.contractVersion);
  }
  return remote;
}
