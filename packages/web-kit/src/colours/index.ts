export { contrast, enough, nearestReadable, toHex } from './contrast.ts';
