export * from './bad-tokens.ts';
export * from './call.ts';
export * from './database.ts';
export * from './fastest-of.ts';
export * from './follower.ts';
export * from './serve.ts';
export * from './start-process.ts';
export * from './tokens.ts';
