import { routes } from '@sitewright/contracts';
import { z } from 'zod';
import { audiences, type CallName, type CallNote, callNotes } from './call-notes.ts';
import type { JsonSchema, Operation, Parameter } from './openapi-document.ts';

interface Call {
  method: string;
  path: string;
  request?: z.core.$ZodType;
  response: z.core.$ZodType;
}

export interface DescribedCall {
  path: string;
  method: string;
  operation: Operation;
}

/** Whose calls are made without a session: the ticket of an opened link stands in the path. */
const needsNoSession = new Set<CallNote['for']>(['everybody', 'linkHolders']);

/** One call of the contracts as OpenAPI has it. */
export function describeCall(name: CallName): DescribedCall {
  const call: Call = routes[name];
  const note = callNotes[name];
  return {
    path: call.path.replace(parameter, '{$1}'),
    method: call.method.toLowerCase(),
    operation: {
      operationId: name,
      tags: [note.group],
      summary: note.summary,
      description: [`For: ${audiences[note.for]}.`, note.details].filter(Boolean).join(' '),
      security: needsNoSession.has(note.for) ? [] : [{ session: [] }],
      parameters: [
        ...pathParameters(call.path),
        ...queryParameters(note.query),
        ...headerParameters(note.headers),
      ],
      ...requestBody(call.request, note.sends),
      responses: {
        [String(note.status ?? 200)]: success(note, call.response),
        default: { $ref: '#/components/responses/Error' },
      },
    },
  };
}

const parameter = /[:*](\w+)/g;

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(parameter)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = (query: CallNote['query']): Parameter[] =>
  Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: toJsonSchema(schema, 'output'),
  }));

const headerParameters = (headers: CallNote['headers'] = {}): Parameter[] =>
  Object.entries(headers).map(([name, { schema, description }]) => ({
    name,
    in: 'header',
    description,
    required: false,
    schema: toJsonSchema(schema, 'input'),
  }));

function requestBody(request?: z.core.$ZodType, sends: readonly string[] = []) {
  if (request) return { requestBody: { required: true as const, content: json(request, 'input') } };
  if (sends.length === 0) return {};
  // A file as it is, as OpenAPI 3.1 describes it: no schema.
  return {
    requestBody: { required: true as const, content: Object.fromEntries(sends.map((type) => [type, {}])) },
  };
}

function success({ query, events, streamsOnly }: CallNote, response: z.core.$ZodType) {
  const content = {
    ...(streamsOnly ? {} : json(response, 'output')),
    ...(events ? { 'text/event-stream': { schema: toJsonSchema(events, 'output') } } : {}),
  };
  const isPaged = query !== undefined && 'cursor' in query.shape;
  if (!isPaged) return { description: 'Done.', content };
  const next = {
    description: 'The next page, `<…>; rel="next"` (RFC 8288); missing on the last one.',
    schema: { type: 'string' },
  };
  return { description: 'One page of the list.', content, headers: { Link: next } };
}

/** A body of this schema: `input` as it may be sent, `output` as it is answered. */
export const json = (schema: z.core.$ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: toJsonSchema(schema, io) },
});

function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io });
  return described;
}
