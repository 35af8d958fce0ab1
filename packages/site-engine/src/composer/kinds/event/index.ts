import { kindsOf } from '../kinds-of.ts';
import { conference } from './conference.ts';
import { event } from './event.ts';
import { festival } from './festival.ts';
import { group } from './group.ts';
import { hackathon } from './hackathon.ts';
import { race } from './race.ts';
import { wedding } from './wedding.ts';

export const eventKinds = kindsOf('event', group, { event, conference, festival, hackathon, race, wedding });
