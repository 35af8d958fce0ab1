/**
 * Generated code is hostile: with the policy of `previewPolicy` every preview is an opaque origin, in a frame and in a
 * tab of its own. The allowlist closes what a policy does not govern: WebRTC, navigation, speculation, preconnection.
 * Fonts and modules of an opaque origin load only with the CORS headers.
 */
export const previewHeaders = {
  'Connection-Allowlist': '(response-origin);webrtc=block',
  'X-DNS-Prefetch-Control': 'off',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Sec-Fetch-Dest',
};
