import posix from 'node:path/posix';
import type { PictureCrop, PictureFocus } from '@sitewright/contracts';
import postcss from 'postcss';

/** What is written of a picture, whatever it takes the place of. */
export interface PlacedPicture {
  /** The smallest first, with their paths in the site. */
  files: readonly { path: string; width: number; height: number }[];
  alt: string;
  crop: PictureCrop | undefined;
  focus: PictureFocus | undefined;
}

export type Attribute = readonly [name: string, value: string];

/** What a picture takes over from what stood there before. */
export interface Frame {
  attributes: readonly Attribute[];
  /** The shape it had, which the picture fills. */
  ratio: { width: number; height: number } | undefined;
  /** Declarations that give it the size it had, where nothing else does. */
  size: readonly Attribute[];
}

/** Said by the picture itself. */
const replaced = new Set(['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'style', 'role']);
const isReplaced = (name: string): boolean => replaced.has(name) || name.startsWith('aria-');

const escaped: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const written = ([name, value]: Attribute): string =>
  `${name}="${value.replaceAll(/[&"<>]/g, (sign) => escaped[sign] ?? sign)}"`;

/**
 * The `<img>` of a picture in a frame.
 *
 * @param page the path of the page, from which its files are reached
 */
export function pictureMarkup(picture: PlacedPicture, frame: Frame, page: string): string {
  const largest = picture.files.at(-1);
  if (!largest) throw new Error('A picture has a file.');
  const addressOf = (path: string) => posix.relative(posix.dirname(page), path);
  const srcset = picture.files.map(({ path, width }) => `${addressOf(path)} ${width}w`).join(', ');
  const style = styleOf(picture, frame, largest);
  const attributes: Attribute[] = [
    ['src', addressOf(largest.path)],
    ...(picture.files.length > 1
      ? ([
          ['srcset', srcset],
          ['sizes', sizes],
        ] as const)
      : []),
    ['width', String(largest.width)],
    ['height', String(largest.height)],
    ['alt', picture.alt],
    ...frame.attributes.filter(([name]) => !isReplaced(name)),
    ...(style ? ([['style', style]] as const) : []),
  ];
  return `<img ${attributes.map(written).join(' ')}>`;
}

/** Browsers that know the size a picture is shown at take that one; others think of half a wide page, and all of a narrow one. */
const sizes = 'auto, (min-width: 64rem) 50vw, 100vw';

/** A difference that nobody sees. */
const alike = 0.01;

function styleOf(
  { crop, focus }: PlacedPicture,
  { attributes, ratio, size }: Frame,
  natural: { width: number; height: number },
): string {
  const before = attributes.find(([name]) => name === 'style')?.[1] ?? '';
  const classes = attributes.find(([name]) => name === 'class')?.[1] ?? '';
  const declarations = new Map([...declarationsOf(before), ...size]);
  declarations.delete('object-position');
  // A part that was chosen has a shape of its own.
  if (crop) declarations.delete('aspect-ratio');
  else if (ratio && !/(?:^|[\s:])aspect-/.test(classes) && !declarations.has('aspect-ratio')) {
    const difference = ratio.width / ratio.height / (natural.width / natural.height) - 1;
    if (Math.abs(difference) > alike) declarations.set('aspect-ratio', `${ratio.width}/${ratio.height}`);
  }
  if (
    !/(?:^|[\s:])object-(?:cover|contain|fill|none|scale-down)\b/.test(classes) &&
    !declarations.has('object-fit')
  ) {
    declarations.set('object-fit', 'cover');
  }
  if (focus) declarations.set('object-position', positionOf(focus, crop));
  return [...declarations].map(([name, value]) => `${name}:${value}`).join(';');
}

/** Of what is drawn inside an element its properties are nothing to a picture. */
function declarationsOf(style: string): Attribute[] {
  try {
    const declarations: Attribute[] = [];
    postcss.parse(style).walkDecls(({ prop, value }) => {
      if (!prop.startsWith('--')) declarations.push([prop, value]);
    });
    return declarations;
  } catch {
    return [];
  }
}

const whole: PictureCrop = { x: 0, y: 0, width: 1, height: 1 };

function positionOf(focus: PictureFocus, crop = whole): string {
  const within = (point: number, from: number, length: number) =>
    Math.round(Math.min(1, Math.max(0, (point - from) / length)) * 100);
  return `${within(focus.x, crop.x, crop.width)}% ${within(focus.y, crop.y, crop.height)}%`;
}
