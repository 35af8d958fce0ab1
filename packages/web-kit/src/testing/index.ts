export * from '../fake-api/index.ts';
export { expectedConsoleErrors } from './expected-console-errors.ts';
export { type RenderOptions, renderScreen } from './render-screen.tsx';
