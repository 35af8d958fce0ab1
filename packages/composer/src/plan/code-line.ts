const codeSign =
  /^(?:\$ |> |npm |npx |pnpm |yarn |pip |brew |curl |git |docker |cargo |go get |GET |POST |PUT |DELETE )/u;
const ticked = /^`([^`]+)`$/u;

/** A line of code or a command, as it would be typed. */
export const codeOf = (text: string): string | undefined => {
  const inner = ticked.exec(text.trim())?.[1] ?? text.trim();
  return codeSign.test(inner) || ticked.test(text.trim()) ? inner : undefined;
};
