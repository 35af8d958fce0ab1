import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const headerBytes = 12;
const flags = { answer: 0x8180 };
const addressType = 1;

/** A pointer to the name that was asked for, type A, class IN, and no time to be kept. */
const recordOf = (address: string) =>
  Buffer.from([0xc0, headerBytes, 0, addressType, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]);

/** The question repeated, and one record for each address; a name has no other kind of record here. */
function answerTo(query: Buffer, addresses: readonly string[]): Buffer {
  const endOfQuestion = query.indexOf(0, headerBytes) + 5;
  const isForAddresses = query.readUInt16BE(endOfQuestion - 4) === addressType;
  const records = isForAddresses ? addresses.map(recordOf) : [];
  const answer = Buffer.concat([query.subarray(0, endOfQuestion), ...records]);
  answer.writeUInt16BE(flags.answer, 2);
  answer.writeUInt16BE(records.length, 6);
  answer.writeUInt32BE(0, 8);
  return answer;
}

/** Says of every name that it leads to the addresses the test sets, as a container engine does for a service. */
export async function startNameServer() {
  let addresses: readonly string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, addresses), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    lead(...to: readonly string[]) {
      addresses = to;
    },
    stop: () => socket.close(),
  };
}
