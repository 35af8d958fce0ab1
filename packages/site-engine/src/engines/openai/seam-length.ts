/** Characters of a continuation that are held back to see how it begins. */
export const seamLength = 600;
