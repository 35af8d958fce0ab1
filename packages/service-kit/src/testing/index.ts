export * from './call.ts';
export * from './database.ts';
export * from './serve.ts';
export * from './tokens.ts';
