import type { Generation } from '@sitewright/contracts';
import { generationName } from '@sitewright/web-kit/generation';
import { Link } from '@sitewright/web-kit/router';
import { CardName, pictureLink } from './card-caption.tsx';

/** Where a generation is watched. */
export const watchPath = ({ id }: Generation) => `/app?generation=${id}`;

/** The name leads to where the generation is watched, and with it the whole picture above. */
export function GenerationNameLink({ generation }: { generation: Generation }) {
  const name = generationName(generation);
  return (
    <CardName name={name}>
      <Link to={watchPath(generation)} className={pictureLink}>
        {name}
      </Link>
    </CardName>
  );
}
