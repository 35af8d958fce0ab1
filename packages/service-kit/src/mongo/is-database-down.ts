import {
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
  isWriteToClosedSocket(error);

/** For longer than one waits; the driver does not export the class of this error. */
const isEveryConnectionTaken = (error: unknown) =>
  error instanceof Error && error.name === 'MongoWaitQueueTimeoutError';

/** Passed on as it is by the driver when the server goes between two commands of one connection. */
const isWriteToClosedSocket = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';
