import { errorBodySchema, googleSignInPath } from '@sitewright/contracts';
import { type CallName, callNotes, groups } from './call-notes.ts';
import { type DescribedCall, describeCall, json } from './describe-call.ts';
import type { Answer, OpenApiDocument, Operation } from './openapi-document.ts';

const introduction = [
  'Bodies are JSON in UTF-8. Calls of people who are signed in carry `Authorization: Bearer <token>` with the token that',
  'registering and signing in answer. Every answer that is no success has the same body: `message` is a sentence for the person,',
  '`code` tells programs apart what happened, `fields` what is wrong with which field. Lists are bare arrays; the `Link` header leads',
  'to the next page.',
].join(' ');

const siteId = { name: 'id', in: 'path', required: true, schema: { type: 'string' } } as const;

const navigation = (
  operation: Pick<Operation, 'operationId' | 'tags' | 'summary' | 'parameters'>,
  answer: Answer,
  status: string,
) => ({
  ...operation,
  description: 'For: Everybody. A browser goes there; it is not a call.',
  security: [],
  responses: { [status]: answer },
});

/** Where browsers go rather than programs call. */
const navigations: DescribedCall[] = [
  {
    path: googleSignInPath,
    method: 'get',
    operation: navigation(
      { operationId: 'google', tags: ['Accounts'], summary: 'Sign in with Google', parameters: [] },
      { description: 'To Google, or back to the sign-in page with the reason why not.' },
      '302',
    ),
  },
  {
    path: '/api/download/{id}',
    method: 'get',
    operation: navigation(
      { operationId: 'download', tags: ['Sites'], summary: 'Download a site', parameters: [siteId] },
      {
        description:
          'The current version, or the one that `?version=` names, as generated-site.zip; an ETag and ranges are understood.',
        content: { 'application/zip': { schema: {} } },
      },
      '200',
    ),
  },
];

/** One OpenAPI document of all that the contracts hold. */
export function createOpenApi(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const calls = (Object.keys(callNotes) as CallName[]).map(describeCall);
  for (const { path, method, operation } of [...calls, ...navigations]) {
    paths[path] = { ...paths[path], [method]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sitewright', version: '1.0.0', description: introduction },
    tags: groups.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Error: { description: 'Why it was not done.', content: json(errorBodySchema, 'output') },
      },
    },
  };
}
