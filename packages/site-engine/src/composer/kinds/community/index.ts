import { kindsOf } from '../kinds-of.ts';
import { campaign } from './campaign.ts';
import { charity } from './charity.ts';
import { church } from './church.ts';
import { fundraiser } from './fundraiser.ts';
import { group } from './group.ts';
import { meetup } from './meetup.ts';

export const communityKinds = kindsOf('community', group, { charity, church, fundraiser, campaign, meetup });
