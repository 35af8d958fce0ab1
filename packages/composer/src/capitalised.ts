/** The first letter large. */
export const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);
