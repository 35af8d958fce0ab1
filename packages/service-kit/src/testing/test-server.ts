import type { MongoConnection } from '../mongo/connect-mongo.ts';

/** A server of which a test has a database for itself. */
export interface TestServer {
  uri: string;
  /** Stops it under the connections, as a crash does. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address with what was stored. */
  restart(): Promise<void>;
  /** Of what it holds nothing is needed any more. */
  discard(connection: MongoConnection): Promise<void>;
}
