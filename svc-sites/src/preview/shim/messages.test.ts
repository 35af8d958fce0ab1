import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { messageParts } from './messages.ts';
import { sealingParts } from './sealing.ts';

type Listener = (event: { source: unknown; data: unknown }) => void;

/** A page's global object, as far as the shim uses it. */
function pageWith(own: object) {
  const posted: unknown[] = [];
  const moves: string[] = [];
  const listeners = new Map<string, Listener>();
  const parent = { postMessage: (message: unknown) => posted.push(message) };
  const page = createContext({
    parent,
    stop: () => moves.push('stopped'),
    location: {
      pathname: '/preview/1/about.html',
      hash: '#contact',
      replace: (to: string) => moves.push(to),
    },
    document: { title: 'About' },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    ...own,
  });
  runInContext([...messageParts, ...sealingParts].join('\n'), page);
  const hear = (event: { source: unknown; data: unknown }) => listeners.get('message')?.(event);
  return { parent, posted, moves, hear, run: (script: string): unknown => runInContext(script, page) };
}

describe('a preview', () => {
  it('stops and moves into a frame where it has the tab to itself', () => {
    const { moves, run } = pageWith({});
    expect(run('globalThis.top = globalThis.self = globalThis; moveIntoFrame()')).toBe(true);
    expect(moves).toEqual(['stopped', '/preview/1/about.html?window#contact']);
  });

  it('stays in its frame', () => {
    const { moves, run } = pageWith({ top: {} });
    expect(run('globalThis.self = globalThis; moveIntoFrame()')).toBe(false);
    expect(moves).toEqual([]);
  });

  it('says where it is, and answers its parent and nobody else', () => {
    const { parent, posted, hear, run } = pageWith({});
    run('answerParent()');
    expect(posted).toEqual([
      { type: 'sitewright:page', path: '/preview/1/about.html#contact', title: 'About' },
    ]);
    hear({ source: {}, data: 'sitewright:ping' });
    hear({ source: parent, data: 'sitewright:pin' });
    expect(posted).toHaveLength(1);
    hear({ source: parent, data: 'sitewright:ping' });
    expect(posted[1]).toEqual({ type: 'sitewright:pong' });
  });

  it('has no constructor that sends past its policy', () => {
    const own = {
      RTCPeerConnection: 1,
      webkitRTCPeerConnection: 1,
      RTCDataChannel: 1,
      WebTransport: 1,
      Date2: 1,
    };
    const { run } = pageWith(own);
    run('removeConnections()');
    expect(
      run(
        'Object.keys(globalThis).filter((name) => name in globalThis && /RTC|Transport|Date2/.test(name)).join()',
      ),
    ).toBe('Date2');
  });
});
