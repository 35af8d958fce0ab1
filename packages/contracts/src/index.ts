export * from './attachments.ts';
export * from './auth.ts';
export * from './brand-kit.ts';
export * from './brief.ts';
export * from './comments.ts';
export * from './comparison.ts';
export * from './edits.ts';
export * from './engine-view.ts';
export * from './errors.ts';
export * from './failure-reason.ts';
export * from './files.ts';
export * from './generations.ts';
export * from './google.ts';
export * from './health.ts';
export * from './import.ts';
export * from './instance.ts';
export * from './limits.ts';
export * from './log-line.ts';
export * from './mail.ts';
export * from './mfe-registry.ts';
export * from './paging.ts';
export * from './pictures.ts';
export * from './platform-health.ts';
export * from './preview-messages.ts';
export * from './quality-report.ts';
export * from './revisions.ts';
/**
 * The calls that both sides use: a service takes method, path and request schema from here, a front end parses the
 * answer with the response schema. In a path `:name` is one segment, `*name` the rest of the path.
 */
export * as routes from './routes.ts';
export * from './sharing.ts';
export * from './site-brief.ts';
export * from './sites.ts';
export * from './typefaces.ts';
export * from './users.ts';
export * from './versions.ts';
