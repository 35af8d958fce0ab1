export { toDrawnPins } from './drawn-pins.ts';
export { listenToPreview } from './listen-to-preview.ts';
export { pageOf } from './page-of.ts';
export { type GoTo, PinsFrame, type PinsFrameProps } from './pins-frame.tsx';
