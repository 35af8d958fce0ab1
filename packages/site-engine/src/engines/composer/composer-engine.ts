import { type Composition, composeBrief, readBrief, withBrandKit } from '@sitewright/composer';
import type { Brief } from '@sitewright/contracts';
import { notUsed } from '../../briefs/not-used.ts';
import {
  type BrandIdentity,
  type Engine,
  EngineError,
  type EngineOutput,
  type GivenPicture,
  type SiteFile,
  type Sketch,
} from '../../engine.ts';

/** The seed as the composer takes it; a request that names none has the first design. */
export const seedText = (seed = 0): string => String(seed);

/** What a composition hands to the build. Notes that are the reason of a statement are told with that. */
export function composedOutput({ name, files, notes, brief }: Composition): EngineOutput {
  const reasons = new Set(notUsed(brief).map(({ why }) => why));
  return { name, files, notes: notes.filter((note) => !reasons.has(note)), brief };
}

function withBrand(brief: Brief, { logo, ...kit }: BrandIdentity): Brief {
  const { path, width, height } = logo ?? {};
  const branded = withBrandKit(brief, kit);
  return path && width && height ? { ...branded, logo: { path, width, height } } : branded;
}

type Pictures = readonly GivenPicture[];

function withPictures(brief: Brief, given: Pictures): Brief {
  const pictures = given.map(({ name, alt, files }) => ({
    name,
    alt,
    files: files.map(({ path, width, height }) => ({ path, width, height })),
  }));
  return pictures.length > 0 ? { ...brief, pictures } : brief;
}

const unfollowed = ({ name }: Sketch): string =>
  `Your sketch “${name}” was not followed: the offline composer arranges pages by itself.`;

/** The files of the person that the composer may show. */
const ownFiles = (brand: BrandIdentity | undefined, pictures: Pictures): SiteFile[] => [
  ...(brand?.logo ? [brand.logo] : []),
  ...pictures.flatMap(({ files }) => files),
];

/**
 * The engine that needs no key and no network: it reads the prompt, chooses a design and writes the site by itself.
 * The same prompt and seed give the same bytes.
 */
export function createComposer(): Engine {
  return {
    name: 'composer',
    label: 'Offline composer',
    writesGradually: false,
    async generate(
      { prompt, seed, brand, pictures = [], sketches = [] },
      { signal, onEvent },
    ): Promise<EngineOutput> {
      onEvent({ type: 'status', phase: 'plan', message: 'Reading the prompt and choosing a design' });
      if (signal.aborted) throw new EngineError('GENERATION_STOPPED', 'The generation was stopped.');
      const read = readBrief(prompt);
      const brief = withPictures(brand ? withBrand(read, brand) : read, pictures);
      const composed = composedOutput(composeBrief(brief, seedText(seed), ownFiles(brand, pictures)));
      const output = { ...composed, notes: [...composed.notes, ...sketches.map(unfollowed)] };
      onEvent({ type: 'status', phase: 'write', message: `Writing ${output.name}` });
      for (const { path, content } of output.files) {
        if (typeof content === 'string') onEvent({ type: 'file', path, content, complete: true });
      }
      return output;
    },
  };
}
