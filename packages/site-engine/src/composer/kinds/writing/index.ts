import { kindsOf } from '../kinds-of.ts';
import { author } from './author.ts';
import { blog } from './blog.ts';
import { group } from './group.ts';
import { newsletter } from './newsletter.ts';
import { podcast } from './podcast.ts';
import { recipes } from './recipes.ts';

export const writingKinds = kindsOf('writing', group, { blog, newsletter, podcast, author, recipes });
