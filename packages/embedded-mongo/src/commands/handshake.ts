import { limits } from '../wire/limits.ts';
import type { Command } from './command.ts';

/** The version whose behaviour this server follows, and the wire version that belongs to it. */
const version = '7.0.0';
const wireVersion = 21;

/** The commands by which a driver gets to know the server; what they carry beside their name does not matter here. */
export const handshakeCommands: readonly Command[] = [
  ...['hello', 'isMaster', 'ismaster'].map((name) => ({
    name,
    isWrite: false,
    run: () => ({ isWritablePrimary: true, ismaster: true, helloOk: true, ...capabilities() }),
  })),
  { name: 'ping', isWrite: false, run: () => ({}) },
  { name: 'endSessions', isWrite: false, run: () => ({}) },
  ...['buildInfo', 'buildinfo'].map((name) => ({
    name,
    isWrite: false,
    run: () => ({
      version,
      versionArray: [7, 0, 0, 0],
      modules: [],
      maxBsonObjectSize: limits.documentBytes,
    }),
  })),
  {
    name: 'serverStatus',
    isWrite: false,
    run: (_command, { now }) => ({
      version,
      process: 'embedded-mongo',
      uptime: process.uptime(),
      localTime: now(),
    }),
  },
];

function capabilities(): Record<string, unknown> {
  return {
    maxBsonObjectSize: limits.documentBytes,
    maxMessageSizeBytes: limits.messageBytes,
    maxWriteBatchSize: limits.batchDocuments,
    logicalSessionTimeoutMinutes: 30,
    localTime: new Date(),
    minWireVersion: 0,
    maxWireVersion: wireVersion,
    readOnly: false,
  };
}
