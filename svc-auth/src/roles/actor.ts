/** Who changes roles. Without an id it is the operator at the command line. */
export interface Actor {
  id?: string;
  email: string;
}

export const operator: Actor = { email: 'the operator' };
