const hint = 'Use 8 or more characters with a mix of letters, numbers & symbols';

/** The words under a field for a new password. `minLength` is what the server insists on, in characters; 0 is nothing. */
export const passwordHint = (minLength: number): string =>
  minLength > 0 ? `${hint}. This server asks for at least ${minLength}.` : hint;
