import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { GivenIds } from './given-ids.ts';
import { readTraceParent, type TraceParent, writeTraceParent } from './trace-parent.ts';
import type { OpenSpan, Tracing, TracingOptions } from './tracing.ts';

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER } as const;
/** An instance that ends waits so long for a collector. */
const lastSendMs = 1_000;

/** Below a step of another process; what runs here by chance is no parent. */
function below(parent: TraceParent | undefined): Context {
  if (!parent) return ROOT_CONTEXT;
  const { flags, ...ids } = parent;
  return trace.setSpanContext(ROOT_CONTEXT, {
    ...ids,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}

function headerOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return writeTraceParent({ traceId, spanId, flags: traceFlags.toString(16).padStart(2, '0') });
}

const openSpan = (span: Span): OpenSpan => ({
  rename: (name) => void span.updateName(name),
  note: (attributes) => void span.setAttributes(attributes),
  fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
});

function reportProblems(onProblem: TracingOptions['onProblem']): void {
  const silent = () => undefined;
  const told = (message: string) => onProblem(message);
  diag.setLogger(
    { error: told, warn: told, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/** Traces by the libraries of OpenTelemetry; one of a process. */
export function openTelemetry(options: TracingOptions & { endpoint: string }): Tracing {
  const { part, version, endpoint, onProblem } = options;
  reportProblems(onProblem);
  const ids = new GivenIds();
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': part, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
    idGenerator: ids,
  });
  provider.register();
  const outgoing = new UndiciInstrumentation({ requireParentforSpans: true });
  outgoing.setTracerProvider(provider);
  const tracer = provider.getTracer('sitewright');

  return {
    async inSpan({ name, kind, parent }, task) {
      const around = below(readTraceParent(parent));
      const span = tracer.startSpan(name, { kind: kinds[kind] }, around);
      try {
        return await context.with(trace.setSpan(around, span), () => task(openSpan(span)));
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },

    current() {
      const span = trace.getActiveSpan();
      return span && headerOf(span);
    },

    logFields() {
      const span = trace.getActiveSpan();
      return span ? { traceId: span.spanContext().traceId } : {};
    },

    tell({ name, at, parent, startedAt, endedAt, attributes, hasFailed }) {
      const start = { kind: SpanKind.SERVER, startTime: startedAt, attributes };
      const span = ids.with(at, () => tracer.startSpan(name, start, below(parent)));
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedAt);
    },

    async close() {
      outgoing.disable();
      // A collector that is away must not hold up the end.
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, lastSendMs).unref()),
      ]);
    },
  };
}
