import type { RuleSetRule } from '@rspack/core';
import type { Stage } from './stage.ts';

/** TypeScript and JSX, in development with hot reload. */
export const typescript = (stage: Stage): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: {
          runtime: 'automatic',
          development: stage === 'development',
          refresh: stage === 'development',
        },
      },
    },
  },
});

/** How each kind of file becomes part of a page. */
export const moduleRules = (stage: Stage): RuleSetRule[] => [
  typescript(stage),
  { test: /\.css$/, type: 'css', use: ['@tailwindcss/webpack'] },
  { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
];
