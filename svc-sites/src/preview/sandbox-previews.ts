import {
  AppError,
  logError,
  type ServiceContext,
  type ServiceMiddleware,
  toAppError,
} from '@sitewright/service-kit';
import { errorPage } from './error-page.ts';
import { previewHeaders } from './preview-headers.ts';
import { ancestorsOf, type PreviewMode, previewPolicy } from './preview-policy.ts';

/** The gateway says which origin shows previews that have a host of their own. */
export function setPreviewPolicy(ctx: Pick<ServiceContext, 'get' | 'set'>, mode: PreviewMode): void {
  ctx.set('Content-Security-Policy', previewPolicy(mode, ancestorsOf(ctx.get('X-App-Origin'))));
}

/** Whatever is answered under /preview, errors and redirects included, is sandboxed and readable in a frame. */
export const sandboxPreviews: ServiceMiddleware = async function sandboxPreviews(ctx, next) {
  if (!/^\/preview(\/|$)/.test(ctx.path)) return next();
  ctx.set(previewHeaders);
  setPreviewPolicy(ctx, 'still');
  try {
    refuseScriptOfTheApp(ctx);
    await next();
  } catch (thrown) {
    const error = toAppError(thrown);
    logError(ctx.state.log, error);
    ctx.status = error.status;
    ctx.set(error.headers);
    setPreviewPolicy(ctx, 'still');
    ctx.type = 'html';
    ctx.body = errorPage(error.message);
  }
};

const scriptDestinations = new Set([
  'audioworklet',
  'paintworklet',
  'script',
  'serviceworker',
  'sharedworker',
  'worker',
]);

/**
 * The app's own pages live on the same origin and may run scripts of it. A preview's script must never become one;
 * requests from inside the sandbox say `cross-site`.
 */
function refuseScriptOfTheApp(ctx: ServiceContext): void {
  if (ctx.get('Sec-Fetch-Site') !== 'same-origin') return;
  const isScript =
    scriptDestinations.has(ctx.get('Sec-Fetch-Dest')) || /\.[cm]?js$/i.test(decodedPath(ctx.path));
  if (isScript) {
    throw new AppError('FORBIDDEN', 'Scripts of a generated site run in its preview only.');
  }
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
