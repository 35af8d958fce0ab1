import { type Configuration, HtmlRspackPlugin } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { serving } from './dev-server.ts';
import { type StagedConfig, staged } from './stage.ts';

export interface PageBuild {
  /** The page's own folder, with `main.tsx` and `index.html`. */
  folder: string;
  /** Where `rspack serve` listens. */
  devPort: number;
}

/** One page without any remote, for people who build the product: it is not deployed. */
export function definePageConfig({ folder, devPort }: PageBuild): StagedConfig<Configuration> {
  return staged((stage) => {
    const base = baseConfig(folder, stage);
    return {
      ...base,
      ...serving(stage, devPort),
      entry: { main: './main.tsx' },
      output: { ...base.output, publicPath: '/' },
      plugins: [...base.plugins, new HtmlRspackPlugin({ template: './index.html' })],
    };
  });
}
