import { Events, OAuth2Server } from 'oauth2-mock-server';
import type { GoogleSettings } from '../src/google/google-settings.ts';

/** What the server says about whoever signs in next. */
export interface GoogleProfile {
  sub: string;
  email: string;
  email_verified: boolean | string;
}

/** A real OpenID server on this machine in Google's place. */
export async function startGoogle() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const { url = '' } = server.issuer;
  let profile: GoogleProfile = { sub: '1', email: 'ada@example.com', email_verified: true };
  server.service.on(Events.BeforeUserinfo, (answer) => {
    answer.body = { ...profile };
  });
  const tokenRequests: Record<string, unknown>[] = [];
  server.service.on(Events.BeforeResponse, (_answer, request) => {
    tokenRequests.push({ ...request.body });
  });
  const settings: GoogleSettings = {
    clientId: 'the-client',
    clientSecret: 'the-client-secret',
    publicUrl: 'http://sites.example.com',
    authorizationUrl: `${url}/authorize`,
    tokenUrl: `${url}/token`,
    userinfoUrl: `${url}/userinfo`,
  };
  return {
    settings,
    /** The bodies of the requests for a token. */
    tokenRequests,
    says: (next: GoogleProfile) => {
      profile = next;
    },
    refusesTheCode: () =>
      server.service.once(Events.BeforeResponse, (answer) => {
        answer.statusCode = 400;
        answer.body = { error: 'invalid_grant', error_description: 'the-secret-detail' };
      }),
    answersNonsense: () =>
      server.service.once(Events.BeforeUserinfo, (answer) => {
        answer.body = { error: 'server_error' };
        answer.statusCode = 500;
      }),
    /** The next answer about the person is this, whatever it is. */
    saysAboutThePerson: (body: unknown) =>
      server.service.once(Events.BeforeUserinfo, (answer) => {
        Object.assign(answer, { body });
      }),
    /** The next answer to a code is this, whatever it is. */
    tradesTheCodeFor: (body: unknown) =>
      server.service.once(Events.BeforeResponse, (answer) => {
        Object.assign(answer, { body });
      }),
    stop: () => server.stop(),
  };
}

export type Google = Awaited<ReturnType<typeof startGoogle>>;
