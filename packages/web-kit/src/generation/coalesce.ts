/** Browsers draw no frames of pages in the background. */
const hiddenMs = 250;

/** Tells the latest value at most once a frame. `flush` tells it now, `cancel` never. */
export function coalesce<Value>(tell: (value: Value) => void) {
  let waiting: { value: Value } | undefined;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = () => {
    const latest = waiting;
    cancel();
    if (latest) tell(latest.value);
  };
  const put = (value: Value) => {
    const isScheduled = waiting !== undefined;
    waiting = { value };
    if (isScheduled) return;
    frame = requestAnimationFrame(flush);
    timer = setTimeout(flush, hiddenMs);
  };
  return { put, flush, cancel };
}
