import type { GenerateRequest, Generation } from '@sitewright/contracts';

/** What asks for the website of this generation once more; what writes a rest is asked for by `routes.writeRest`. */
export const requestOf = ({ prompt, engine, seed, brandKit, attachments }: Generation): GenerateRequest => ({
  prompt,
  ...(engine === 'composer' && { engine }),
  ...(seed !== undefined && { seed }),
  ...(brandKit === false && { brandKit }),
  ...(attachments && { attachments }),
});
