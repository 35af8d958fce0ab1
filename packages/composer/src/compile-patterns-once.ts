import { setFlagsFromString } from 'node:v8';

// V8 writes a pattern as bytecode for its first use and as machine code for its second. Patterns of letters of all scripts are large, and
// their bytecode takes up to ten times as long to write as their machine code: most of what a process's first prompt cost.
setFlagsFromString('--no-regexp-tier-up');
