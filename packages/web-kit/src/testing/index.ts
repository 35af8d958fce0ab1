export * from '../fake-api/index.ts';
export { expectedConsoleErrors } from './expected-console-errors.ts';
export { createHeldRouter } from './held-router.tsx';
export { mountRemote } from './mount-remote.tsx';
export { type RenderOptions, renderScreen } from './render-screen.tsx';
