import { isMovedToPreviewHost } from '../http/preview-host.ts';
import { headerSetOf } from '../http/security-headers.ts';
import type { RoutedExchange } from './exchange.ts';
import { applyHeaderSet } from './forwarded-headers.ts';

/** Sends a browser that wants to show a preview to the host where previews have it to themselves. @returns whether it did */
export function moveToPreviewHost({ request, response, route, origins }: RoutedExchange): boolean {
  const { 'sec-fetch-dest': destination = '', 'user-agent': browser = '' } = request.headers;
  if (route.headers !== 'preview' || !isMovedToPreviewHost(origins, String(destination), browser))
    return false;
  applyHeaderSet(response, headerSetOf('preview'));
  response.writeHead(307, { Location: `${origins.previewOrigin}${request.url}` }).end();
  return true;
}
