import type { DesignFamily } from '@sitewright/contracts';

interface DesignWords {
  name: string;
  description: string;
}

/** What a design is called, and what is seen of it first. */
export const designWords: Readonly<Record<DesignFamily, DesignWords>> = {
  editorial: { name: 'Editorial', description: 'Large serif letters under a masthead, ruled lists.' },
  technical: { name: 'Drawing board', description: 'A frame, fine lines and one signal colour.' },
  luxe: { name: 'Arches', description: 'Around a central axis, thin rules and much air.' },
  playful: { name: 'Playful', description: 'Waves for edges, tilted cards and round letters.' },
  poster: { name: 'Poster', description: 'A printed sheet: few inks, the letters are the picture.' },
  calm: { name: 'Calm', description: 'Round panels on a pale ground, soft rings.' },
  minimal: { name: 'Minimal', description: 'Plain columns, small captions and one colour.' },
  classic: { name: 'Title page', description: 'Old-style serif letters, rules and rosettes.' },
  japanese: { name: 'Washi', description: 'A column of letters, much that is left empty.' },
  mosaic: { name: 'Mosaic', description: 'Tiles in turn: words, stars and the subject.' },
};
