/**
 * A value that the browser keeps for this page; where it keeps nothing, what is read is nothing.
 * @template Value
 * @param {string} kind @param {string} [id] of the section
 */
export const keptAs = (kind, id = '') => {
  const name = `${kind} ${location.pathname} ${id}`;
  return {
    /** @returns {Value | undefined} */
    read: () => {
      try {
        return JSON.parse(localStorage.getItem(name) ?? '') ?? undefined;
      } catch {
        return undefined;
      }
    },
    /** Whether it could be kept. @param {Value} value */
    write: (value) => {
      try {
        localStorage.setItem(name, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
};

/** The day here and now, as `YYYY-MM-DD`. @param {Date} [at] */
export const dayOf = (at = new Date()) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
