import { defineRemoteConfig } from '@sitewright/build-kit';

export default defineRemoteConfig({ name: 'admin', folder: import.meta.dirname, devPort: 3003 });
