import { defineRemoteConfig } from '@sitewright/build-kit';

export default defineRemoteConfig({ name: 'generator', folder: import.meta.dirname, devPort: 3001 });
