import { brandKitRequestSchema, brandKitSchema } from '../brand-kit.ts';

/** The person's own brand kit. */
export const brandKit = { method: 'GET', path: '/api/brand-kit', response: brandKitSchema } as const;

/** Puts another brand kit in the place of the person's, all but the logo. */
export const changeBrandKit = {
  method: 'PUT',
  path: '/api/brand-kit',
  request: brandKitRequestSchema,
  response: brandKitSchema,
} as const;

/** Sets the logo of the brand kit: the body is the file, as of `uploadPicture`. */
export const changeLogo = { method: 'PUT', path: '/api/brand-kit/logo', response: brandKitSchema } as const;

export const removeLogo = {
  method: 'DELETE',
  path: '/api/brand-kit/logo',
  response: brandKitSchema,
} as const;
