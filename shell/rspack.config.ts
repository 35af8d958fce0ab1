import { defineShellConfig } from '@sitewright/build-kit';
import manifest from './package.json' with { type: 'json' };

export default defineShellConfig({
  folder: import.meta.dirname,
  version: manifest.version,
  devPort: 3000,
  applicationChunk: 'application',
  namedChunks: ['remote-page', 'landing-page'],
  firstFonts: ['display-first.', 'text-first.'],
  picture: { path: '/open-graph.jpg', publicUrl: process.env.PUBLIC_URL },
});
