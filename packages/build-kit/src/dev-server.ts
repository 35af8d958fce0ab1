import { ServerResponse } from 'node:http';
import type { Configuration } from '@rspack/core';
import type { Stage } from './stage.ts';

type DevServer = NonNullable<Configuration['devServer']>;

/** The running platform that answers what a development server does not. */
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';

const gatewayPaths = ['/api', '/preview', '/send-email', '/mfe-registry.json', '/mfe/'];

/** Stands in a thumbnail's frame, too. */
const withoutGateway = `<!doctype html>
<html lang="en">
  <meta name="color-scheme" content="light dark" />
  <title>No platform</title>
  <body style="display: grid; place-items: center; min-height: 90vh; font: 1.5rem system-ui; text-align: center">
    <p>This comes from a running platform: <code>npm start</code></p>
  </body>
</html>`;

/** An upgrade that fails has a bare socket in the place of an answer. */
function answerAlone(response: unknown): void {
  if (!(response instanceof ServerResponse) || response.headersSent) return;
  response.writeHead(504, { 'Content-Type': 'text/html' }).end(withoutGateway);
}

/** Serves one front end with hot reload and passes everything else on to a running gateway. */
function devServer(port: number): DevServer {
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    historyApiFallback: true,
    // The shell comes from another origin than a remote's development server.
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: { runtimeErrors: false } },
    proxy: [
      {
        context: gatewayPaths,
        target: gateway,
        on: { error: (_error, _request, response) => answerAlone(response) },
      },
    ],
  };
}

/** The part of a configuration that only `rspack serve` reads. */
export const serving = (stage: Stage, port: number): Pick<Configuration, 'devServer'> =>
  stage === 'development' ? { devServer: devServer(port) } : {};
