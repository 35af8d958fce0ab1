import * as z from 'zod/mini';

/**
 * `GET /mfe-registry.json`: the remotes of this instance. `name` is the Module Federation container's name,
 * `entry` the URL of its mf-manifest.json, absolute or relative to the page.
 */
export const mfeRegistrySchema = z.object({
  remotes: z.array(
    z.object({ name: z.string().check(z.regex(/^mfe_[a-z]+$/)), entry: z.string().check(z.minLength(1)) }),
  ),
});
export type MfeRegistry = z.infer<typeof mfeRegistrySchema>;

/** What a remote's `mf-manifest.json` tells of its release. */
export const mfeManifestSchema = z.object({
  metaData: z.object({ buildInfo: z.object({ buildVersion: z.string() }) }),
});
