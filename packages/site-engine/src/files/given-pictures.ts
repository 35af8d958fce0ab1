import type { BrandIdentity, GivenPicture, SiteFile } from '../engine.ts';

interface Shown {
  files: SiteFile[];
  /** What the person is told of those that no page shows. */
  notes: string[];
}

/** A site that a model wrote, with the files of those pictures of the person that its texts name. */
export function withGiven(files: readonly SiteFile[], pictures: readonly GivenPicture[] = []): Shown {
  const given = new Set(pictures.flatMap((picture) => picture.files.map(({ path }) => path)));
  const written = files.filter(({ path }) => !given.has(path));
  const texts = written.flatMap(({ content }) => (typeof content === 'string' ? [content] : []));
  const isShown = (picture: GivenPicture) =>
    picture.files.some(({ path }) => texts.some((text) => text.includes(path)));
  const shown = pictures.filter(isShown);
  return {
    files: [
      ...written,
      ...shown.flatMap((picture) => picture.files.map(({ path, content }) => ({ path, content }))),
    ],
    notes: pictures.filter((picture) => !shown.includes(picture)).map(notShown),
  };
}

export const notShown = ({ name }: Pick<GivenPicture, 'name'>): string =>
  `Your picture “${name}” is not on the pages. Ask for it with a change, or put it in its place with Edit.`;

/** The logo is a file of the site, whatever the model wrote under its name. */
export function withLogo(files: readonly SiteFile[], brand: BrandIdentity | undefined): SiteFile[] {
  const { logo } = brand ?? {};
  if (!logo) return [...files];
  const { path, content } = logo;
  return [...files.filter((file) => file.path.toLowerCase() !== path), { path, content }];
}
