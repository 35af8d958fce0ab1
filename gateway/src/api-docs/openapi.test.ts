import { Validator } from '@seriousme/openapi-schema-validator';
import { routes } from '@sitewright/contracts';
import { describe, expect, it } from 'vitest';
import { createOpenApi } from './openapi.ts';

const document = createOpenApi();
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operationOf = (id: string) => operations.find(({ operationId }) => operationId === id);

describe('the OpenAPI document', () => {
  it('is valid by the specification’s own schema', async () => {
    const { valid, errors } = await new Validator().validate({ ...document });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('has every call of the contracts, under its method and path', () => {
    for (const [name, { method, path }] of Object.entries(routes)) {
      const described = document.paths[path.replace(/[:*](\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(described?.operationId).toBe(name);
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('tells what may be sent, with its limits', () => {
    const { content } = operationOf('renameSite')?.requestBody ?? {};
    expect(content?.['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', minLength: 1, maxLength: 120 } },
    });
  });

  it('tells the query of lists, none of it required', () => {
    const sort = operationOf('totalSites')?.parameters.find(({ name }) => name === 'sort');
    expect(sort).toMatchObject({ in: 'query', required: false });
    expect(sort?.schema.enum).toEqual(['newest', 'oldest', 'name']);
  });

  it('tells which lists have pages', () => {
    const paged = operations.filter(({ responses }) => JSON.stringify(responses).includes('"Link"'));
    expect(paged.map(({ operationId }) => operationId).sort()).toEqual(
      ['messages', 'mySites', 'totalSites', 'users'].sort(),
    );
  });

  it('tells the headers that a call takes', () => {
    const key = operationOf('generate')?.parameters.find(({ name }) => name === 'Idempotency-Key');
    expect(key).toMatchObject({ in: 'header', required: false, schema: { type: 'string' } });
    expect(key?.description).toContain('409');
  });

  it('tells which calls answer with events, and how they are followed again', () => {
    const streams = operations.filter(({ responses }) =>
      JSON.stringify(responses).includes('text/event-stream'),
    );
    expect(streams.map(({ operationId }) => operationId).sort()).toEqual(['generate', 'generationEvents']);
    const headersOf = (id: string) =>
      operationOf(id)
        ?.parameters.filter((each) => each.in === 'header')
        .map(({ name }) => name);
    expect(headersOf('generate')).toEqual(['Idempotency-Key']);
    expect(operationOf('generate')?.description).toContain('`Accept: text/event-stream`');
    expect(headersOf('generationEvents')).toEqual(['Last-Event-ID']);
  });

  it('asks for a session wherever a call is open neither to everybody nor to who has opened a link', () => {
    const open = operations.filter(({ security }) => security.length === 0);
    expect(open.map(({ operationId }) => operationId).sort()).toEqual(
      [
        ...['download', 'engine', 'google', 'login', 'register', 'sendEmail', 'signInOptions', 'stats'],
        ...['openShared', 'sharedSite', 'sharedComments', 'createSharedComment', 'deleteSharedComment'],
      ].sort(),
    );
  });
});
