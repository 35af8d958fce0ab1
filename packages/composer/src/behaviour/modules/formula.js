/**
 * Works out a formula of numbers, names, + − * / ^ and brackets, by precedence and from the left; nothing else is understood.
 * @param {string} formula @param {Readonly<Record<string, number>>} values by name
 * @returns {number} not a number where the formula is none
 */
export const workOut = (formula, values) => {
  const tokens = formula.match(/\d+(?:\.\d+)?|[A-Za-z_][\w-]*|[-+*/^()−×·÷]/g) ?? [];
  const isRead = tokens.join('') === formula.replace(/\s/g, '');
  let place = 0;

  /** @param {readonly string[]} signs */
  const takes = (...signs) => {
    const isNext = signs.includes(tokens[place] ?? '');
    if (isNext) place += 1;
    return isNext;
  };

  /** @returns {number} */
  const factor = () => {
    if (takes('-', '−')) return -power();
    if (takes('(')) {
      const inner = sum();
      return takes(')') ? inner : NaN;
    }
    const token = tokens[place] ?? '';
    place += 1;
    if (/^\d/.test(token)) return Number(token);
    return Object.hasOwn(values, token) ? (values[token] ?? NaN) : NaN;
  };

  /** @returns {number} */
  const power = () => {
    const base = factor();
    return takes('^') ? base ** power() : base;
  };

  const product = () => {
    let result = power();
    for (;;) {
      if (takes('*', '×', '·')) result *= power();
      else if (takes('/', '÷')) result /= power();
      else return result;
    }
  };

  const sum = () => {
    let result = product();
    for (;;) {
      if (takes('+')) result += product();
      else if (takes('-', '−')) result -= product();
      else return result;
    }
  };

  const result = sum();
  return isRead && place === tokens.length ? result : NaN;
};
