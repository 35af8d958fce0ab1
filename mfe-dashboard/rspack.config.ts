import { defineRemoteConfig } from '@sitewright/build-kit';

export default defineRemoteConfig({ name: 'dashboard', folder: import.meta.dirname, devPort: 3002 });
