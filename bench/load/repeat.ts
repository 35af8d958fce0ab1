/** Something that is done over and over until `end`, or until its scope is left. */
export interface Repetition extends AsyncDisposable {
  /** @returns how many times it was done; rejects where one of them failed */
  end(): Promise<number>;
}

export function repeat(act: () => Promise<unknown>): Repetition {
  let isOver = false;
  const doing = (async () => {
    let times = 0;
    for (; !isOver; times += 1) await act();
    return times;
  })();
  // Whoever ends it hears of a failure; until then it is nobody's.
  doing.catch(() => undefined);
  const end = () => {
    isOver = true;
    return doing;
  };
  return {
    end,
    async [Symbol.asyncDispose]() {
      await end().catch(() => undefined);
    },
  };
}
