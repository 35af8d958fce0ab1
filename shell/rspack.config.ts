import { defineShellConfig } from '@sitewright/build-kit';

export default defineShellConfig({
  folder: import.meta.dirname,
  devPort: 3000,
  firstFonts: ['display-latin.', 'schibsted-grotesk-latin-wght-normal.'],
});
