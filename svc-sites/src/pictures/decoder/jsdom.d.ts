/** The package brings no types; this is what is used of it. */
declare module 'jsdom' {
  export class JSDOM {
    /** @throws DOMException for XML that is not well-formed */
    constructor(source: string, options: { contentType: string });
    readonly window: Window & typeof globalThis;
  }
}
