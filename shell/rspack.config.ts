import { defineShellConfig } from '@sitewright/build-kit';

export default defineShellConfig({
  folder: import.meta.dirname,
  devPort: 3000,
  applicationChunk: 'application',
  namedChunks: ['remote-page', 'landing-page'],
  firstFonts: ['display-first.', 'text-first.'],
  picture: { path: '/open-graph.jpg', publicUrl: process.env.PUBLIC_URL },
});
