/** Longer than a part that is well ever takes, and shorter than anybody who asks how a service is waits. */
const answerWithinMs = 1_500;

/** What a part answers. @throws Error when it is slow: that must not make the word about all parts slow. */
export async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('This part did not answer in time.')), answerWithinMs);
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
