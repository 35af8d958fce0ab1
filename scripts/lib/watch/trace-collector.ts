import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
});
/** The part of an export that tells spans apart: https://opentelemetry.io/docs/specs/otlp/#otlphttp */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(
          z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) }),
        ),
      }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

export interface CollectedSpan extends z.infer<typeof spanSchema> {
  part: string | undefined;
}

/** What takes traces over HTTP, as a collector does. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/traces' || request.method !== 'POST') return void response.writeHead(404).end();
    for (const { resource, scopeSpans } of exportSchema.parse(await json(request)).resourceSpans) {
      const part = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span) => ({ ...span, part })));
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, close };
}
