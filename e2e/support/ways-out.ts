import type { Listener } from './listener.ts';

/** What a page may try to reach. */
export type Target = Pick<Listener, 'url' | 'stun'>;

const escaped = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** In a block, so that one script's names are not another one's. */
const inScript = (script: string) => `<script>{ ${script} }</script>`;

/** The element that stands before the script. */
const previous = 'document.currentScript.previousElementSibling';

const peer = (stun: string) =>
  `const p = new RTCPeerConnection({ iceServers: [{ urls: '${stun}' }] }); p.createDataChannel('x');` +
  'p.createOffer().then((offer) => p.setLocalDescription(offer));';

/** The page that runs WebRTC, for frames that are made of text. */
const peerPage = (stun: string) => inScript(peer(stun));

const clicked = (attributes: string) => `<a ${attributes}>out</a>${inScript(`${previous}.click()`)}`;

const rules = (kind: string, url: string) =>
  `<script type="speculationrules">${JSON.stringify({ [kind]: [{ urls: [url], eagerness: 'immediate' }] })}</script>`;

/** What a page writes into itself to reach another server, without a click. Where nothing stops it, each arrives. */
export const waysOut: Readonly<Record<string, (target: Target) => string>> = {
  image: ({ url }) => `<img src="${url}/a.png">`,
  'responsive image': ({ url }) => `<img srcset="${url}/a.png 1x">`,
  script: ({ url }) => `<script src="${url}/a.js"></script>`,
  module: ({ url }) => inScript(`import('${url}/a.mjs').catch(() => {})`),
  'style sheet': ({ url }) => `<link rel="stylesheet" href="${url}/a.css">`,
  'style import': ({ url }) => `<style>@import url(${url}/a.css);</style>`,
  'background in a style': ({ url }) => `<div style="background:url(${url}/a.png)">x</div>`,
  'table background': ({ url }) => `<table background="${url}/a.png"><tr><td>x</table>`,
  font: ({ url }) =>
    `<style>@font-face{font-family:x;src:url(${url}/a.woff2)}</style><p style="font-family:x">x`,
  video: ({ url }) => `<video src="${url}/a.mp4" preload="auto"></video>`,
  poster: ({ url }) => `<video poster="${url}/a.png"></video>`,
  'image in a drawing': ({ url }) => `<svg><image href="${url}/a.png" width="9" height="9"/></svg>`,
  frame: ({ url }) => `<iframe src="${url}/a.html"></iframe>`,
  object: ({ url }) => `<object data="${url}/a.html" type="text/html"></object>`,
  embed: ({ url }) => `<embed src="${url}/a.html" type="text/html">`,
  fetch: ({ url }) => inScript(`fetch('${url}/a', { mode: 'no-cors' }).catch(() => {})`),
  'XML request': ({ url }) => inScript(`const x = new XMLHttpRequest(); x.open('GET', '${url}/a'); x.send()`),
  'web socket': ({ url }) => inScript(`new WebSocket('${url.replace('http', 'ws')}/a')`),
  'event source': ({ url }) => inScript(`new EventSource('${url}/a')`),
  beacon: ({ url }) => inScript(`navigator.sendBeacon('${url}/a', 'x')`),
  worker: ({ url }) =>
    inScript(`new Worker(URL.createObjectURL(new Blob(["fetch('${url}/a', { mode: 'no-cors' })"])))`),
  form: ({ url }) => `<form action="${url}/a"></form>${inScript(`${previous}.submit()`)}`,
  link: ({ url }) => clicked(`href="${url}/a"`),
  'link to the whole tab': ({ url }) => clicked(`target="_top" href="${url}/a"`),
  'link to a new tab': ({ url }) => clicked(`target="_blank" href="${url}/a"`),
  'audited link': ({ url }) => clicked(`ping="${url}/a" href="#x"`),
  'own address': ({ url }) => inScript(`location = '${url}/?data'`),
  'address of the tab': ({ url }) => inScript(`try { top.location = '${url}/?data' } catch {}`),
  refresh: ({ url }) => `<meta http-equiv="refresh" content="0;url=${url}/a">`,
  popup: ({ url }) => inScript(`open('${url}/a')`),
  prefetch: ({ url }) => `<link rel="prefetch" href="${url}/a">`,
  preload: ({ url }) => `<link rel="preload" as="image" href="${url}/a.png">`,
  preconnection: ({ url }) => `<link rel="preconnect" href="${url}">`,
  'speculative prefetch': ({ url }) => rules('prefetch', `${url}/a`),
  'speculative prerender': ({ url }) => rules('prerender', `${url}/a`),
  report: ({ url }) =>
    `<meta http-equiv="Content-Security-Policy" content="img-src ${url}"><img src="${url}/a.png">`,
  'base address': ({ url }) => `<base href="${url}/"><img src="a.png">`,
  WebRTC: ({ stun }) => peerPage(stun),
  'WebRTC in a frame of text': ({ stun }) => `<iframe srcdoc="${escaped(peerPage(stun))}"></iframe>`,
  'WebRTC in a frame of text in a shadow': ({ stun }) =>
    `<div></div>${inScript(
      `${previous}.attachShadow({ mode: 'closed' }).innerHTML = ${JSON.stringify(
        `<iframe srcdoc="${escaped(peerPage(stun))}"></iframe>`,
      ).replaceAll('</', '<\\/')}`,
    )}`,
  'WebRTC in an empty frame': ({ stun }) =>
    `<iframe></iframe>${inScript(`const { RTCPeerConnection } = ${previous}.contentWindow; ${peer(stun)}`)}`,
  'WebRTC in a written frame': ({ stun }) =>
    `<iframe></iframe>${inScript(
      `const d = ${previous}.contentDocument; d.open(); d.write(${JSON.stringify(peerPage(stun)).replaceAll(
        '</',
        '<\\/',
      )}); d.close()`,
    )}`,
  'WebRTC in a frame of a blob': ({ stun }) =>
    inScript(
      `const f = document.createElement('iframe'); f.src = URL.createObjectURL(new Blob([${JSON.stringify(
        peerPage(stun),
      ).replaceAll('</', '<\\/')}], { type: 'text/html' })); document.documentElement.append(f)`,
    ),
  'WebRTC in a frame of data': ({ stun }) =>
    `<iframe src="data:text/html,${escaped(encodeURIComponent(peerPage(stun)))}"></iframe>`,
  'WebRTC in a popup': ({ stun }) =>
    inScript(
      `const w = open('about:blank'); w.document.write(${JSON.stringify(peerPage(stun)).replaceAll('</', '<\\/')})`,
    ),
  'WebRTC after document.open': ({ stun }) =>
    inScript(
      `addEventListener('DOMContentLoaded', () => { document.open(); document.write(${JSON.stringify(peerPage(stun)).replaceAll('</', '<\\/')}); document.close(); })`,
    ),
};

/** Ways that leave or replace the page: each is tried in a page of its own. */
const leaving = [
  ...['form', 'link', 'link to the whole tab', 'own address', 'address of the tab', 'refresh'],
  'WebRTC after document.open',
];

/** Ways that put a tab before the page, whose browser does less for it then. */
const covering = ['link to a new tab', 'popup'];

/** As few pages as try these ways without one disturbing another. */
export function waysByPage(ways: readonly string[]): string[][] {
  const staying = ways.filter((way) => ![...leaving, ...covering].includes(way));
  return [
    ...ways.filter((way) => leaving.includes(way)).map((way) => [way]),
    ways.filter((way) => covering.includes(way)),
    staying.filter((way) => way.startsWith('WebRTC')),
    staying.filter((way) => !way.startsWith('WebRTC')),
  ];
}
