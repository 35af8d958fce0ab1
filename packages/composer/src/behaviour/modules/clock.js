/** Seconds as a clock shows them: "25:00". @param {number} seconds */
export const asClock = (seconds) => {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
};

/**
 * A clock that runs and stops. It reckons with the time of day, as hidden pages are woken seldom.
 * @param {(seconds: number) => void} onTick @param {number} every milliseconds
 */
export const createClock = (onTick, every) => {
  let before = 0;
  let began = 0;
  let waiting = 0;
  const passed = () => before + (waiting ? (Date.now() - began) / 1000 : 0);
  const stop = () => {
    before = passed();
    clearInterval(waiting);
    waiting = 0;
  };
  return {
    isRunning: () => waiting !== 0,
    start: () => {
      began = Date.now();
      waiting = Number(setInterval(() => onTick(passed()), every));
    },
    stop,
    passed,
    reset: () => {
      stop();
      before = 0;
    },
  };
};
