export { listenToTabs, tellTabs } from '../generation/tab-talk.ts';
export { endDetails, endWords } from './end-words.ts';
export { canNotify, mayNotify } from './notifications.ts';
export { inOnlyOneTab } from './only-tab.ts';
export { type WatchOptions, watchEnds } from './watch-ends.ts';
