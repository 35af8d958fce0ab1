export * from '../fake-api/index.ts';
export { expectedConsoleErrors } from './expected-console-errors.ts';
export { mountRemote } from './mount-remote.tsx';
export { type RenderOptions, renderScreen } from './render-screen.tsx';
