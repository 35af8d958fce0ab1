import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace-node';
import type { TraceParent } from './trace-parent.ts';

/** Random ids but for steps that had theirs before this process heard of them. */
export class GivenIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #given: TraceParent | undefined;

  generateTraceId(): string {
    return this.#given?.traceId ?? this.#random.generateTraceId();
  }

  generateSpanId(): string {
    return this.#given?.spanId ?? this.#random.generateSpanId();
  }

  /** Begins a step with these ids. */
  with<Result>(ids: TraceParent, begin: () => Result): Result {
    this.#given = ids;
    try {
      return begin();
    } finally {
      this.#given = undefined;
    }
  }
}
