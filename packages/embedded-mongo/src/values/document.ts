export type BsonDocument = Record<string, unknown>;

/** True for an embedded document, false for arrays, scalars and BSON's own classes. */
export function isDocument(value: unknown): value is BsonDocument {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

export function readField(document: BsonDocument, name: string): unknown {
  return Object.hasOwn(document, name) ? document[name] : undefined;
}

/** Plain assignment of `__proto__` would replace the prototype instead of making a field. */
export function writeField(document: BsonDocument, name: string, value: unknown): void {
  if (name !== '__proto__') document[name] = value;
  else Object.defineProperty(document, name, { value, writable: true, enumerable: true, configurable: true });
}

/** Documents whose first field starts with `$` are operators, as `{ $gt: 5 }` is. */
export function isOperatorDocument(value: unknown): value is BsonDocument {
  return isDocument(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);
}
