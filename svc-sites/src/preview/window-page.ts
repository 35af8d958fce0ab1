import { createHash } from 'node:crypto';

/*
 * A preview's own tab: a page of ours with the site in a frame that fills it. The site could lead its tab to another server;
 * the frame it cannot, because this page's policy lets it show nothing but previews.
 */

/** Runs in the browser: the tab's address and title follow the page in the frame. */
function followFrame(): void {
  const frame = document.querySelector('iframe');
  const root = location.pathname.split('/', 3).join('/');
  let heard = 0;
  setInterval(() => {
    heard = 0;
  }, 1000);
  const show = () => {
    if (frame) frame.src = location.pathname + location.hash;
  };
  show();
  addEventListener('hashchange', show);
  addEventListener('message', ({ source, data }) => {
    heard += 1;
    if (source !== frame?.contentWindow || heard > 20 || data?.type !== 'sitewright:page') return;
    if (typeof data.path !== 'string' || typeof data.title !== 'string') return;
    const { origin, pathname, hash } = new URL(data.path, location.href);
    if (origin !== location.origin || !pathname.startsWith(`${root}/`)) return;
    if (data.title) document.title = data.title.slice(0, 200);
    if (pathname + hash !== location.pathname + location.hash)
      history.replaceState(null, '', pathname + hash);
  });
}

const script = `(${followFrame})();`;
const style = 'body{margin:0}iframe{position:fixed;width:100%;height:100%;border:0}';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Names the one script and the one style there are. */
export const windowPolicy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  'img-src data:',
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Changes when the page does. */
export const windowRevision = createHash('sha256').update(script).digest('hex').slice(0, 8);

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const attributes = 'title="Preview" sandbox="allow-scripts allow-forms" referrerpolicy="no-referrer"';

/**
 * The frame gets its address from the script, which alone knows the anchor: with another one first, a page would load twice.
 * @param path of the page in the frame, as it was asked for, without a query
 */
export const windowPage = (path: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title>
<link rel="icon" href="data:,"><style>${style}</style></head>
<body><iframe ${attributes}></iframe><noscript><iframe ${attributes} src="${escapeAttribute(path)}"></iframe></noscript>
<script>${script}</script></body>
</html>
`;
