import { deserialize, serialize } from 'bson';
import type { BsonDocument } from '../values/document.ts';

/** Every type is kept as it came (Int32 stays Int32), so that what is stored is answered byte for byte. */
export function decode(bytes: Uint8Array): BsonDocument {
  return deserialize(bytes, { promoteValues: false, promoteBuffers: false, bsonRegExp: true });
}

export function encode(document: BsonDocument): Uint8Array {
  return serialize(document, { ignoreUndefined: false });
}
