import type { BsonDocument } from '../values/document.ts';
import { encode } from './bson.ts';
import { ByteReader } from './byte-reader.ts';
import { type Frame, ProtocolError, writeFrame } from './frames.ts';

const opCodes = { reply: 1, query: 2004, message: 2013 };
const flags = { checksum: 1, noReply: 2 };
const requiredFlags = 0xffff;

/** A command as it came, and how its reply has to be written. */
export interface Request {
  readonly command: BsonDocument;
  readonly expectsReply: boolean;
  encodeReply(reply: BsonDocument, requestId: number): Buffer;
}

/**
 * Understands OP_MSG and, for the first hello of a driver, OP_QUERY.
 * @throws ProtocolError for every other message and for one that is damaged
 */
export function readRequest(frame: Frame): Request {
  if (frame.opCode === opCodes.message) return readMessage(frame);
  if (frame.opCode === opCodes.query) return readQuery(frame);
  throw new ProtocolError(`messages of kind ${frame.opCode} are not supported`);
}

function readMessage({ body, requestId: responseTo }: Frame): Request {
  const reader = new ByteReader(body);
  const flagBits = reader.uint32();
  if ((flagBits & requiredFlags & ~(flags.checksum | flags.noReply)) !== 0) {
    throw new ProtocolError('a message has an unknown flag');
  }
  const trailer = (flagBits & flags.checksum) === 0 ? 0 : 4;
  return {
    command: readSections(reader, trailer),
    expectsReply: (flagBits & flags.noReply) === 0,
    encodeReply: (reply, requestId) =>
      writeFrame(opCodes.message, requestId, responseTo, Buffer.concat([Buffer.alloc(5), encode(reply)])),
  };
}

/** One section is the command, others are lists of documents that belong into it. */
function readSections(reader: ByteReader, trailer: number): BsonDocument {
  let command: BsonDocument | undefined;
  const sequences: BsonDocument = {};
  while (reader.remaining > trailer) {
    const kind = reader.byte();
    if (kind === 0 && command === undefined) command = reader.document();
    else if (kind === 1) Object.assign(sequences, readSequence(reader));
    else throw new ProtocolError('a message has an unexpected section');
  }
  if (command === undefined) throw new ProtocolError('a message has no command');
  return Object.assign(command, sequences);
}

function readSequence(reader: ByteReader): BsonDocument {
  const section = reader.section(reader.int32() - 4);
  const name = section.text();
  const documents: BsonDocument[] = [];
  while (section.remaining > 0) documents.push(section.document());
  return { [name]: documents };
}

function readQuery({ body, requestId: responseTo }: Frame): Request {
  const reader = new ByteReader(body);
  reader.uint32();
  const [database = '', collection] = reader.text().split('.');
  if (collection !== '$cmd') throw new ProtocolError('only commands may come as OP_QUERY');
  reader.section(8);
  return {
    command: { ...reader.document(), $db: database },
    expectsReply: true,
    encodeReply: (reply, requestId) => writeFrame(opCodes.reply, requestId, responseTo, replyBody(reply)),
  };
}

function replyBody(reply: BsonDocument): Buffer {
  const header = Buffer.alloc(20);
  header.writeInt32LE(1, 16);
  return Buffer.concat([header, encode(reply)]);
}
