/**
 * In an opaque origin the mere mention of `localStorage` or `document.cookie` throws, and a site that remembers a
 * colour scheme would stop working in its preview. Runs in the browser, before any script of the site; is sent as
 * text, so it may use nothing from outside.
 */
function installStorageShim(): void {
  const createStorage = () => {
    const items = new Map<string, string>();
    const methods = {
      getItem: (key: string) => items.get(String(key)) ?? null,
      setItem: (key: string, value: string) => void items.set(String(key), String(value)),
      removeItem: (key: string) => void items.delete(String(key)),
      clear: () => items.clear(),
      key: (index: number) => [...items.keys()][index] ?? null,
    };
    return new Proxy(methods, {
      get: (target, key) => {
        if (key === 'length') return items.size;
        return Reflect.get(target, key) ?? items.get(String(key));
      },
      set: (_target, key, value) => {
        items.set(String(key), String(value));
        return true;
      },
      deleteProperty: (_target, key) => {
        items.delete(String(key));
        return true;
      },
      has: (target, key) => key in target || items.has(String(key)),
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: (_target, key) =>
        items.has(String(key))
          ? { value: items.get(String(key)), writable: true, enumerable: true, configurable: true }
          : undefined,
    });
  };

  const createCookieJar = () => {
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
  };

  const isOutOfReach = (access: () => unknown) => {
    try {
      access();
      return false;
    } catch {
      return true;
    }
  };

  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (!isOutOfReach(() => globalThis[name])) continue;
    Object.defineProperty(globalThis, name, { configurable: true, value: createStorage() });
  }
  if (isOutOfReach(() => document.cookie)) Object.defineProperty(document, 'cookie', createCookieJar());
}

/** The shim as the text of a script element. */
export const storageShim = `(${installStorageShim})();`;
