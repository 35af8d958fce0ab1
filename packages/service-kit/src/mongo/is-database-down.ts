import {
  MongoBulkWriteError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';

const unreachable = [
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
];

/** Whether the error says that the database does not answer, as against that it refused something. */
export const isDatabaseDown = (error: unknown): boolean =>
  unreachable.some((errorClass) => error instanceof errorClass) ||
  isEveryConnectionTaken(error) ||
  isWriteToClosedSocket(error) ||
  isUnansweredBulk(error);

/** For longer than one waits; the driver does not export the class of this error. */
const isEveryConnectionTaken = (error: unknown) =>
  error instanceof Error && error.name === 'MongoWaitQueueTimeoutError';

/**
 * Passed on as it is by the driver when the connection ends, or is reset, between two commands. Node itself says EPIPE of a
 * socket that the other side has ended, without a call of the system.
 */
const isWriteToClosedSocket = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EPIPE' ||
    (error.code === 'ECONNRESET' && 'syscall' in error && error.syscall === 'write'));

/** Of many writes in one call the driver makes this of whatever happened to the connection; a server's own refusal has a code. */
const isUnansweredBulk = (error: unknown) =>
  error instanceof MongoBulkWriteError &&
  [error.writeErrors].flat().length === 0 &&
  typeof error.code !== 'number';
