const entryParting = /\s{0,4}[,;、،]\s*/u;
const fewestInRow = 3;

/** "boots, rain jacket, map" is a list; "Buy milk, if there is any" is one thing. */
export const entriesOf = (text: string): string[] => {
  const entries = text.split(entryParting).filter(Boolean);
  return entries.length >= fewestInRow ? entries : [text];
};
