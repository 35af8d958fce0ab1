import { agency } from './agency.ts';
import { app } from './app.ts';
import { bakery } from './bakery.ts';
import { band } from './band.ts';
import { blog } from './blog.ts';
import { cafe } from './cafe.ts';
import { charity } from './charity.ts';
import { clinic } from './clinic.ts';
import { dentist } from './dentist.ts';
import { documentation } from './documentation.ts';
import { event } from './event.ts';
import { festival } from './festival.ts';
import { florist } from './florist.ts';
import { general } from './general.ts';
import { gym } from './gym.ts';
import { hotel } from './hotel.ts';
import type { Kind, KindId } from './kind.ts';
import { law } from './law.ts';
import { pets } from './pets.ts';
import { photographer } from './photographer.ts';
import { portfolio } from './portfolio.ts';
import { realestate } from './realestate.ts';
import { repair } from './repair.ts';
import { restaurant } from './restaurant.ts';
import { resume } from './resume.ts';
import { saas } from './saas.ts';
import { salon } from './salon.ts';
import { school } from './school.ts';
import { shop } from './shop.ts';
import { travel } from './travel.ts';
import { wedding } from './wedding.ts';
import { yoga } from './yoga.ts';

/** Every kind the composer knows. A new one is a file beside this one and a line here. */
export const kinds: Readonly<Record<KindId, Kind>> = {
  agency,
  app,
  bakery,
  band,
  blog,
  cafe,
  charity,
  clinic,
  dentist,
  documentation,
  event,
  festival,
  florist,
  general,
  gym,
  hotel,
  law,
  pets,
  photographer,
  portfolio,
  realestate,
  repair,
  restaurant,
  resume,
  saas,
  salon,
  school,
  shop,
  travel,
  wedding,
  yoga,
};
