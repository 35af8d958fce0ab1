import { credentialsSchema, sessionResponseSchema } from './auth.ts';
import { engineInfoSchema } from './instance.ts';
import { generateRequestSchema, generateResponseSchema, projectListSchema, statsSchema } from './sites.ts';

/**
 * The calls that both sides use: a service takes method, path and request schema from here, a front end parses the
 * answer with the response schema.
 */
export const routes = {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    request: credentialsSchema,
    response: sessionResponseSchema,
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    request: credentialsSchema,
    response: sessionResponseSchema,
  },
  generate: {
    method: 'POST',
    path: '/api/generate',
    request: generateRequestSchema,
    response: generateResponseSchema,
  },
  engine: { method: 'GET', path: '/api/generate/engine', response: engineInfoSchema },
  mySites: { method: 'GET', path: '/api/my-sites', response: projectListSchema },
  stats: { method: 'GET', path: '/api/stats', response: statsSchema },
} as const;
