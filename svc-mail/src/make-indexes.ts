import { makeIndexes } from '@sitewright/service-kit';
import { messageIndexes } from './messages/indexes.ts';
import { schema } from './messages/schema.ts';

await makeIndexes({ name: 'svc-mail', indexes: messageIndexes, schema });
