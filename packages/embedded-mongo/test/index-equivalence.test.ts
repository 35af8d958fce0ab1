import { type Collection, Decimal128, type Document, Long, type Sort } from 'mongodb';
import { expect, test } from 'vitest';
import { useServer } from './server.ts';

const running = useServer();

type Random = () => number;

/** The same sequence for the same seed, so that a failure can be seen again. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const scalars = [
  null,
  -1,
  1,
  2,
  2.5,
  Decimal128.fromString('2.50'),
  Long.fromString('9007199254740993'),
  Number.NaN,
  '',
  'a',
  'ab',
  true,
  false,
  new Date(1),
  new Date(5),
  { x: 1 },
];

function generator(random: Random) {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const scalar = () => pick(scalars);
  const value = () =>
    pick([scalar, scalar, scalar, () => [scalar(), scalar()], () => [], () => ({ b: scalar() })])();
  const condition = (): unknown =>
    pick([
      scalar,
      () => ({ $in: [scalar(), scalar()] }),
      () => ({ $gt: scalar(), $lte: scalar() }),
      () => ({ [pick(['$gte', '$lt', '$ne'])]: scalar() }),
      () => ({ $exists: random() < 0.5 }),
    ])();
  const field = () => pick(['a', 'b', 'c', 'a.b']);
  const filter = (): Document => ({ [field()]: condition(), [field()]: condition() });
  return {
    document: (id: number): Document => ({
      _id: id,
      a: value(),
      c: pick([1, 2, 3]),
      ...(random() < 0.7 && { b: value() }),
    }),
    filter: (): Document => (random() < 0.3 ? { ...filter(), $or: [filter(), filter()] } : filter()),
    sort: (): Sort => ({ [field()]: pick([1, -1] as const), [field()]: pick([1, -1] as const), _id: 1 }),
    indexKey: (): Document => ({ [field()]: pick([1, -1]), [field()]: pick([1, -1]) }),
    indexOptions: () => pick([{}, {}, { sparse: true }, { partialFilterExpression: { c: 1 } }]),
  };
}

test.each([1, 2, 3, 4, 5, 6])(
  'random queries find the same with indexes and without (seed %i)',
  async (seed) => {
    const make = generator(randomFrom(seed));
    const [plain, indexed] = [running.db.collection(`plain${seed}`), running.db.collection(`indexed${seed}`)];
    for (let n = 0; n < 2; n += 1)
      await indexed.createIndex(make.indexKey(), { name: `i${n}`, ...make.indexOptions() });
    for (let id = 0; id < 100; id += 1) {
      const document = make.document(id);
      const code = await insertErrorCode(indexed, document);
      expect([undefined, parallelArrays]).toContain(code);
      if (code === undefined) await plain.insertOne(document);
    }
    for (let n = 0; n < 60; n += 1) {
      const [filter, sort] = [make.filter(), make.sort()];
      const expected = await plain.find(filter).sort(sort).toArray();
      expect(await indexed.find(filter).sort(sort).toArray(), JSON.stringify({ filter, sort })).toEqual(
        expected,
      );
    }
  },
);

/** Two arrays in one compound index are refused. */
const parallelArrays = 171;

function insertErrorCode(collection: Collection, document: Document): Promise<unknown> {
  return collection.insertOne(document).then(
    () => undefined,
    (error: { code: unknown }) => error.code,
  );
}
