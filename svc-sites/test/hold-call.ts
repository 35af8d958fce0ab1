import type { Collections } from '../src/db/collections.ts';
import type { Stores } from '../src/storage/contents.ts';

/** A call of the database that one process makes, and that waits until the test lets it through. */
export interface HeldCall {
  /** Resolves once the process is about to make it. */
  asked: Promise<void>;
  letThrough(): void;
  /** For the process whose call it is. */
  stores(stores: Stores): Stores;
}

/** Holds the first such call, whose arguments are these if that matters, and no later one. */
export function holdCall(
  name: keyof Collections,
  method: 'insertOne' | 'replaceOne' | 'updateOne',
  isMeant: (...asked: unknown[]) => boolean = () => true,
): HeldCall {
  const asked = Promise.withResolvers<void>();
  const through = Promise.withResolvers<void>();
  let isHeld = false;
  return {
    asked: asked.promise,
    letThrough: through.resolve,
    stores: (stores) => ({
      ...stores,
      [name]: new Proxy(stores[name], {
        get: (target, property) => {
          const value = Reflect.get(target, property);
          if (typeof value !== 'function') return value;
          const call = value.bind(target);
          if (property !== method) return call;
          return async (...given: unknown[]) => {
            if (isHeld || !isMeant(...given)) return call(...given);
            isHeld = true;
            asked.resolve();
            await through.promise;
            return call(...given);
          };
        },
      }),
    }),
  };
}
