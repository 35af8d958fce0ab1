import { defineShellConfig } from '@sitewright/build-kit';

export default defineShellConfig({
  folder: import.meta.dirname,
  devPort: 3000,
  namedChunk: 'remote-page',
  firstFonts: ['display-first.', 'text-first.'],
});
