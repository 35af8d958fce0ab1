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
  unreachable.some((errorClass) => error instanceof errorClass);
