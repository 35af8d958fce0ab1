/** Every call of the platform, as both sides parse it. */
export * from './routes/accounts.ts';
export * from './routes/brand-kit.ts';
export * from './routes/brief.ts';
export * from './routes/comments.ts';
export * from './routes/editing.ts';
export * from './routes/files.ts';
export * from './routes/generations.ts';
export * from './routes/mail.ts';
export * from './routes/pictures.ts';
export * from './routes/revisions.ts';
export * from './routes/sharing.ts';
export * from './routes/sites.ts';
export * from './routes/statistics.ts';
export * from './routes/versions.ts';
