import { startEmbeddedMongo } from '@sitewright/embedded-mongo';
import { connectMongo, type MongoConnection } from '../mongo/connect-mongo.ts';

/** A database of one test file: real driver, real wire protocol, in memory. */
export interface TestDatabase extends MongoConnection {
  uri: string;
  /** Stops the server under the connection, as a crash does. */
  crash(): Promise<void>;
}

export async function startTestDatabase(): Promise<TestDatabase> {
  const server = await startEmbeddedMongo({});
  const connection = await connectMongo(server.uri, 'test');
  let stopped: Promise<void> | undefined;
  const crash = () => {
    stopped ??= server.close();
    return stopped;
  };
  const close = async () => {
    await connection.close();
    await crash();
  };
  return { ...connection, uri: server.uri, crash, close };
}
