/*
 * In an opaque origin the mere mention of `localStorage` or `document.cookie` throws, and a site that remembers a colour
 * scheme would stop working in its preview. These functions run in the browser, before any script of the site. They
 * are sent as their own source text, so they may use each other and the browser, and nothing else.
 */

function createStorage(): object {
  const items = new Map<string, string>();
  const methods = {
    getItem: (key: string) => items.get(String(key)) ?? null,
    setItem: (key: string, value: string) => void items.set(String(key), String(value)),
    removeItem: (key: string) => void items.delete(String(key)),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
  };
  return new Proxy(methods, namedItems(items));
}

/** `storage.theme` and `storage.getItem('theme')` are the same item. */
function namedItems(items: Map<string, string>): ProxyHandler<object> {
  return {
    get: (methods, key) =>
      key === 'length' ? items.size : (Reflect.get(methods, key) ?? items.get(String(key))),
    set: (_methods, key, value) => Boolean(items.set(String(key), String(value))),
    deleteProperty: (_methods, key) => items.delete(String(key)) || true,
    has: (methods, key) => key in methods || items.has(String(key)),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_methods, key) =>
      items.has(String(key))
        ? { value: items.get(String(key)), writable: true, enumerable: true, configurable: true }
        : undefined,
  };
}

function createCookieJar(): PropertyDescriptor {
  const cookies = new Map<string, string>();
  return {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (cookie: string) => {
      const [pair = ''] = String(cookie).split(';');
      const [name = '', ...value] = pair.split('=');
      cookies.set(name.trim(), value.join('=').trim());
    },
  };
}

function isOutOfReach(access: () => unknown): boolean {
  try {
    access();
    return false;
  } catch {
    return true;
  }
}

function installStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (!isOutOfReach(() => globalThis[name])) continue;
    Object.defineProperty(globalThis, name, { configurable: true, value: createStorage() });
  }
  if (isOutOfReach(() => document.cookie)) Object.defineProperty(document, 'cookie', createCookieJar());
}

/** The parts of the shim that stand in for storage; the last is run. */
export const storageParts = [createStorage, namedItems, createCookieJar, isOutOfReach, installStorage];
