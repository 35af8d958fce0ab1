/** "a, b" -> ["a", "b"] */
export const listOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** "http://host:port" and nothing more. */
export const isOrigin = (text: string) => URL.canParse(text) && /^http:\/\/[^/?#@]+\/?$/.test(text);
