import { kindsOf } from '../kinds-of.ts';
import { clinic } from './clinic.ts';
import { dentist } from './dentist.ts';
import { group } from './group.ts';
import { pets } from './pets.ts';
import { therapy } from './therapy.ts';
import { vet } from './vet.ts';

export const healthKinds = kindsOf('health', group, { clinic, dentist, vet, pets, therapy });
