import type { Problem, Rule } from '../rule.ts';
import { codeOf, createLineCounter, type ScriptSource } from '../scripts.ts';

const connection = /\b(?:webkit|moz)?RTC(?:PeerConnection|DataChannel|IceTransport)\b|\bWebTransport\b/g;

function checkScript(source: ScriptSource): Problem[] {
  const lineAt = createLineCounter(source);
  return [...source.code.matchAll(connection)].map(({ 0: name, index }) => ({
    path: source.path,
    line: lineAt(index),
    message: `The script can talk to other computers past the rules for pages (${name}). A website of pages needs none of it.`,
  }));
}

export const peerConnections: Rule = {
  id: 'peer-connections',
  title: 'Scripts open no direct connections (WebRTC)',
  check: (site) => codeOf(site).flatMap(checkScript),
};
