const opening = /^<(?:edit|file) path="(?<path>[^"\n]{1,200})">/u;

/** Reads along with an answer, and tells where it is writing: in which file, and at which change of the answer. */
export function createWrittenPlaces(tell: (path: string, change: number) => void): (piece: string) => void {
  let line = '';
  let changes = 0;
  return (piece) => {
    const lines = `${line}${piece}`.split('\n');
    line = lines.pop() ?? '';
    for (const whole of lines) {
      const path = opening.exec(whole)?.groups?.path;
      if (path === undefined) continue;
      changes += 1;
      tell(path, changes);
    }
  };
}
