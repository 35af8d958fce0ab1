import { expect, test } from 'vitest';
import { parseRemoteModule, remoteContractVersion } from './remote-contract.ts';

const App = () => null;

test('takes a remote of the same contract', () => {
  const remote = { default: App, contractVersion: remoteContractVersion };
  expect(parseRemoteModule(remote).default).toBe(App);
});

test.each([
  ['nothing', null],
  ['a module without a component', { contractVersion: remoteContractVersion }],
  ['a component that names no contract', { default: App }],
])('refuses %s', (_, module) => {
  expect(() => parseRemoteModule(module)).toThrow();
});

test('refuses a remote of another contract and names both versions', () => {
  const remote = { default: App, contractVersion: remoteContractVersion + 1 };
  expect(() => parseRemoteModule(remote)).toThrow(/version 2 of the contract, the shell version 1/);
});
