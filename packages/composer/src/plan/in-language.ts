/** What a table gives for a language, else for the one that it is a variety of: "pt-BR", "pt". */
export const inLanguage = <Of>(
  table: Readonly<Record<string, Of>> | undefined,
  tag: string,
): Of | undefined => table?.[tag] ?? table?.[tag.split('-')[0] ?? ''];
