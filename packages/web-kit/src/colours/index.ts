export { contrast, enough, nearestReadable } from './contrast.ts';
export { toHex } from './hex.ts';
export { readColour } from './read-colour.ts';
