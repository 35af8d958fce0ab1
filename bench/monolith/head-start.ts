/** Stands in for the head start: there are no remotes whose files could be asked for early. */
export const giveHeadStart = async (_name: string): Promise<void> => undefined;
