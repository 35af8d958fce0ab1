import type { TraceParent } from './trace-parent.ts';

export type Attributes = Record<string, string | number>;

export interface SpanDescription {
  name: string;
  /** `server` answers a request, `consumer` does later what was asked for before. */
  kind: 'server' | 'consumer';
  /** The header that came with the request; without one, or with one that nobody can read, a trace begins here. */
  parent?: string | undefined;
}

/** A step of a trace, while it is under way. */
export interface OpenSpan {
  rename(name: string): void;
  note(attributes: Attributes): void;
  fail(): void;
}

/** A step that somebody else has made, told once it is over. */
export interface EndedSpan {
  name: string;
  at: TraceParent;
  parent: TraceParent | undefined;
  startedAt: Date;
  endedAt: Date;
  attributes: Attributes;
  hasFailed: boolean;
}

export interface Tracing {
  /** Runs a task as a step of a trace; requests that it sends by `fetch` are steps below it. */
  inSpan<Result>(description: SpanDescription, task: (span: OpenSpan) => Promise<Result>): Promise<Result>;
  /** The header for what is asked for here and done later. */
  current(): string | undefined;
  /** For the lines of a log that are written here. */
  logFields(): { traceId?: string };
  tell(span: EndedSpan): void;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

export interface TracingOptions {
  part: string;
  version: string;
  /** Of a collector that speaks OTLP over HTTP; without it nothing is traced. */
  endpoint: string | undefined;
  /** Told when traces cannot be sent. */
  onProblem: (message: string) => void;
}
