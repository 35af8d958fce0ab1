import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * Module Federation as every remote uses it. `loaded-first` leaves a remote alone until it is shown; the default
 * would load all of them at the start, and one that is down would hang the page.
 */
export function federation(options: FederationOptions): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    shareStrategy: 'loaded-first',
    // Types come from the one workspace: a declaration server would check nothing that tsc has not.
    dts: false,
    ...options,
    experiments: { optimization: { target: 'web' }, ...options.experiments },
  });
}
