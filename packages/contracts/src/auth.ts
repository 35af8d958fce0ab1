import * as z from 'zod/mini';
import { limits } from './limits.ts';

export const roleSchema = z.enum(['user', 'admin']);
export type Role = z.infer<typeof roleSchema>;

/** An e-mail address in the form it is stored and compared in: trimmed and lower-cased. */
export const emailSchema = z.pipe(
  z
    .string({ error: 'Enter your email address.' })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Enter your email address.'),
      z.maxLength(limits.emailMaxLength, `An email address has at most ${limits.emailMaxLength} characters.`),
    ),
  // The rule of the browser's email field, which also takes the local admin@localhost.
  z.email({ pattern: z.regexes.html5Email, error: 'Enter a whole address, such as you@example.com.' }),
);

/** Any non-empty password: the specification enforces no strength. Never trimmed, never normalised. */
export const passwordSchema = z.string({ error: 'Enter your password.' }).check(
  z.minLength(1, 'Enter your password.'),
  z.refine(
    (password) => new TextEncoder().encode(password).length <= limits.passwordMaxBytes,
    `A password has at most ${limits.passwordMaxBytes} bytes.`,
  ),
);

/** What the register and login forms send. */
export const credentialsSchema = z.object({ email: emailSchema, password: passwordSchema });
export type Credentials = z.infer<typeof credentialsSchema>;

export const sessionUserSchema = z.object({ email: z.string(), role: roleSchema });
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** What register and login answer. */
export const sessionResponseSchema = z.object({
  token: z.string().check(z.minLength(1)),
  user: sessionUserSchema,
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

/** What an instance offers and asks for at sign-in; a `passwordMinLength` of 0 asks for nothing. */
export const signInOptionsSchema = z.object({
  google: z.boolean(),
  passwordMinLength: z.int().check(z.nonnegative()),
});
export type SignInOptions = z.infer<typeof signInOptionsSchema>;

/** `iss` and `aud` of every access token, so that no other token signed with the same secret passes for one. */
export const accessToken = { issuer: 'sitewright', audience: 'sitewright-api', algorithm: 'HS256' } as const;

/** The name of one session: 128 random bits in base64url. */
export const sessionIdSchema = z.string().check(z.regex(/^[\w-]{22}$/));

/**
 * The payload of an access token (RFC 7519). `sub` is the user's id, `sid` the session's, which older tokens lack; times
 * are in seconds since the epoch, `iat` with a fraction: it tells apart what was signed before and after a person's
 * other sessions were ended.
 */
export const accessTokenClaimsSchema = z.object({
  sub: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
  email: z.string().check(z.minLength(1)),
  role: roleSchema,
  sid: z.optional(sessionIdSchema),
  iat: z.number().check(z.nonnegative()),
  exp: z.int(),
});
export type AccessTokenClaims = z.infer<typeof accessTokenClaimsSchema>;
