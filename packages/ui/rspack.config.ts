import { definePageConfig } from '@sitewright/build-kit';

export default definePageConfig({ folder: `${import.meta.dirname}/sheet`, devPort: 3010 });
