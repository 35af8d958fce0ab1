/*
 * Hot reload across federated builds. Each build brings its own refresh runtime, and one that arrives after react-dom
 * learns about it only from `hook.renderers`, which nobody fills unless the browser's developer tools are installed.
 */
interface DevtoolsHook {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

const page = globalThis as typeof globalThis & { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevtoolsHook };
const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;

if (hook) {
  const inject = hook.inject;
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer);
    if (!hook.renderers.has(id)) hook.renderers.set(id, renderer);
    return id;
  };
}
