import { makeIndexes } from '@sitewright/service-kit';
import { siteIndexes } from './db/indexes.ts';
import { schema } from './db/schema.ts';

await makeIndexes({ name: 'svc-sites', indexes: siteIndexes, schema });
