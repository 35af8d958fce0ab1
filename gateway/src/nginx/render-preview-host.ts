import {
  localAppPattern,
  localPreviewPattern,
  movedToLocalPattern,
  movedToPattern,
  outsidePreviewsPattern,
} from '../http/preview-host.ts';
import { map } from './conf-text.ts';
import type { NginxLayout } from './nginx-layout.ts';

/** What the request's host means for previews, in the variables that the locations use. */
export function previewHostMaps({ previewHosts: pair }: NginxLayout): string[] {
  return [
    map('$http_host', '$preview_host', {
      ...(pair && { [pair.app]: pair.preview }),
      [`~*${localAppPattern}`]: 'preview.$http_host',
      default: '',
    }),
    map('$http_host', '$app_host', {
      ...(pair && { [pair.preview]: pair.app }),
      [`~*${localPreviewPattern}`]: '$app_of_preview',
      default: '',
    }),
    map('$preview_host', '$preview_origin', { '': '', default: '$client_scheme://$preview_host' }),
    map('$app_host', '$app_origin', { '': '', default: '$client_scheme://$app_host' }),
    map('$preview_origin', '$frame_sources', { '': "'self'", default: "'self' $preview_origin" }),
    map('$app_host|$request_uri', '$is_outside_previews', {
      [`~${outsidePreviewsPattern}`]: '1',
      default: '',
    }),
    map('$preview_host|$http_sec_fetch_dest|$http_user_agent', '$is_moved_to_preview_host', {
      [`~*${movedToLocalPattern}`]: '1',
      ...(pair && { [`~*${movedToPattern(pair.preview)}`]: '1' }),
      default: '',
    }),
  ];
}
