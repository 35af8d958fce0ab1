import type { ComponentType } from 'react';
import { z } from 'zod';

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

/**
 * Checks what a remote handed over.
 * @throws {Error} when it is no remote, or one built for another version of the contract
 */
export function parseRemoteModule(module: unknown): RemoteModule {
  const remote = remoteModuleSchema.parse(module);
  if (remote.contractVersion !== remoteContractVersion) {
    throw new Error(
      `The remote keeps version ${remote.contractVersion} of the contract, the shell version ${remoteContractVersion}.`,
    );
  }
  return remote;
}
