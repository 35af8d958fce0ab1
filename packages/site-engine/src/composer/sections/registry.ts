import { anchorOf } from '../labels.ts';
import type { Ground } from '../palette/palette.ts';
import type { SectionId } from '../reading/section-words.ts';
import type { Site } from '../site.ts';
import { writeAbout } from './about.ts';
import { writeAction } from './action.ts';
import { writeContact } from './contact.ts';
import { writeFaq } from './faq.ts';
import { writeGallery } from './gallery.ts';
import { writeNewsletter } from './newsletter.ts';
import { writeNumbers } from './numbers.ts';
import { writeOffer } from './offer/offer.ts';
import { writePartners } from './partners.ts';
import { writePoints } from './points.ts';
import { writePricing } from './pricing.ts';
import { writeProcess } from './process.ts';
import { writeSchedule } from './schedule.ts';
import type { Part, WriteSection } from './section.ts';
import { writeStart } from './start.ts';
import { writeTeam } from './team.ts';
import { writeTestimonials } from './testimonials.ts';
import { writeVisit } from './visit.ts';

const writers: Readonly<Record<SectionId, WriteSection>> = {
  offer: writeOffer,
  pricing: writePricing,
  process: writeProcess,
  points: writePoints,
  gallery: writeGallery,
  about: writeAbout,
  team: writeTeam,
  schedule: writeSchedule,
  testimonials: writeTestimonials,
  faq: writeFaq,
  visit: writeVisit,
  contact: writeContact,
  newsletter: writeNewsletter,
  start: writeStart,
  numbers: writeNumbers,
  partners: writePartners,
  action: writeAction,
};

export const writeSection = (site: Site, section: SectionId, ground: Ground): Part => ({
  section,
  id: anchorOf(site, section),
  ...writers[section](site, ground),
});
