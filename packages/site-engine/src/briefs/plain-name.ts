const capitalised = /^\p{Lu}\p{L}/u;

/** Whether a text names something for all to see: by several words, each with a capital letter. */
export function isPlainName(name: string, text: string): boolean {
  const words = name.split(/\s+/u);
  return words.length > 1 && words.every((word) => capitalised.test(word)) && text.includes(name);
}
