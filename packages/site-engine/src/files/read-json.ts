/** What a text says as JSON; undefined where it is none, which JSON itself never says. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isJson = (text: string): boolean => readJson(text) !== undefined;
