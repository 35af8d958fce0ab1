import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { decode, encode } from '../src/wire/bson.ts';
import { readFrames, writeFrame } from '../src/wire/frames.ts';
import { useServer } from './server.ts';

const running = useServer();

async function openSocket(): Promise<Socket> {
  const socket = connect(running.server.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

const message = (flags: number, sections: Buffer): Buffer => {
  const header = Buffer.alloc(4);
  header.writeUInt32LE(flags);
  return writeFrame(2013, 1, 0, Buffer.concat([header, sections]));
};
const body = (command: Record<string, unknown>): Buffer => Buffer.concat([Buffer.of(0), encode(command)]);
const ping = body({ ping: 1, $db: 'admin' });
const longDocument = Buffer.from([0, 255, 255, 255, 127, 0]);

describe('what is no message closes the connection and nothing else', () => {
  test.for<[string, Buffer]>([
    ['text', Buffer.from('GET / HTTP/1.1\r\nHost: example\r\n\r\n')],
    ['a length below the header', Buffer.alloc(16)],
    ['an unknown kind of message', writeFrame(4711, 1, 0, Buffer.alloc(8))],
    ['compression', writeFrame(2012, 1, 0, Buffer.alloc(16))],
    ['an empty message', writeFrame(2013, 1, 0, Buffer.alloc(0))],
    ['no section', message(0, Buffer.alloc(0))],
    ['an unknown flag', message(4, ping)],
    ['an unknown section', message(0, Buffer.concat([Buffer.of(7), ping]))],
    ['two commands', message(0, Buffer.concat([ping, ping]))],
    ['a document longer than its message', message(0, longDocument)],
    ['a document that is no BSON', message(0, Buffer.from([0, 8, 0, 0, 0, 99, 0, 0, 0]))],
    ['a list of documents that is cut short', message(0, Buffer.from([1, 100, 0, 0, 0, 65, 0]))],
    ['a list with a negative length', message(0, Buffer.from([1, 255, 255, 255, 255, 65, 0]))],
    ['a name that does not end', message(0, Buffer.from([1, 6, 0, 0, 0, 65, 65]))],
    [
      'an old query for documents',
      writeFrame(2004, 1, 0, Buffer.concat([Buffer.alloc(4), Buffer.from('db.users\0')])),
    ],
  ])('%s', async ([, bytes]) => {
    const socket = await openSocket();
    socket.write(bytes);
    expect(await buffer(socket)).toHaveLength(0);
    expect(await running.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  test('a client that leaves in the middle of a message', async () => {
    const socket = await openSocket();
    socket.write(message(0, ping).subarray(0, 20));
    socket.destroy();
    expect(await running.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  test('a document nested deeper than can be read', async () => {
    let nested = encode({});
    for (let depth = 0; depth < 20_000; depth += 1) nested = wrap(nested);
    const socket = await openSocket();
    socket.write(message(0, Buffer.concat([Buffer.of(0), nested])));
    socket.end();
    await buffer(socket);
    expect(await running.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
});

/** The document `{ a: inner }`, made by hand because no encoder goes that deep. */
function wrap(inner: Uint8Array): Buffer {
  const outer = Buffer.alloc(inner.length + 8);
  outer.writeInt32LE(outer.length, 0);
  outer.writeUInt8(3, 4);
  outer.write('a', 5);
  outer.set(inner, 7);
  return outer;
}

test('the first hello may come in the old form, and the old form answers', async () => {
  const socket = await openSocket();
  const paging = Buffer.alloc(8);
  paging.writeInt32LE(-1, 4);
  const query = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from('admin.$cmd\0'),
    paging,
    encode({ hello: 1, helloOk: true }),
  ]);
  socket.write(writeFrame(2004, 77, 0, query));
  const { value: frame } = await readFrames(socket).next();
  expect(frame.opCode).toBe(1);
  expect(decode(frame.body.subarray(20))).toMatchObject({ isWritablePrimary: true, helloOk: true });
  socket.destroy();
});

test('a message that asks for no reply gets none, and is carried out', async () => {
  const socket = await openSocket();
  const insert = body({ insert: 'quiet', documents: [{ a: 1 }], $db: 'sitewright', writeConcern: { w: 0 } });
  socket.write(Buffer.concat([message(2, insert), message(0, ping)]));
  const { value: frame } = await readFrames(socket).next();
  expect(decode(frame.body.subarray(5))).toEqual(decode(encode({ ok: 1 })));
  expect(await running.db.collection('quiet').countDocuments()).toBe(1);
  socket.destroy();
});

test('several commands sent at once are answered in their order', async () => {
  const socket = await openSocket();
  socket.write(Buffer.concat([message(0, body({ fly: 1, $db: 'a' })), message(0, ping)]));
  const replies = readFrames(socket);
  expect(decode((await replies.next()).value.body.subarray(5))).toMatchObject({
    codeName: 'CommandNotFound',
  });
  expect(decode((await replies.next()).value.body.subarray(5))).not.toHaveProperty('codeName');
  socket.destroy();
});
