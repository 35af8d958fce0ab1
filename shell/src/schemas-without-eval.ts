/*
 * Where it may, zod compiles schemas with `new Function`, and it tries as soon as one is made. The page's content
 * security policy forbids that and reports every try. This is the setting all copies of zod in a page share; it must
 * stand before the first of them, in the shell or in a remote, is loaded.
 */
const page = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
page.__zod_globalConfig = Object.assign(page.__zod_globalConfig ?? {}, { jitless: true });
