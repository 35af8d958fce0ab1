/** Storage that forgets on reload, for browsers that refuse to keep a site's data. */
function createMemoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** What `open` returns (as `() => window.localStorage`); merely naming a blocked storage throws. */
export function usableStorage(open: () => Storage): Storage {
  try {
    const storage = open();
    storage.getItem('token');
    return storage;
  } catch {
    return createMemoryStorage();
  }
}
