import { makeIndexes } from '@sitewright/service-kit';
import { userIndexes } from './users/indexes.ts';
import { schema } from './users/schema.ts';

await makeIndexes({ name: 'svc-auth', indexes: userIndexes, schema });
