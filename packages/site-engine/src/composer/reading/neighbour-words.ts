import type { SectionId } from './section-words.ts';

/** Sections in Dutch, Polish, Swedish, Danish, Czech and Turkish: languages whose prompts are read for what they ask for. */
export const neighbourWords: Readonly<Record<SectionId, readonly string[]>> = {
  offer: ['diensten', 'aanbod', 'usługi', 'oferta', 'tjänster', 'ydelser', 'služby', 'hizmetler'],
  pricing: ['prijzen', 'tarieven', 'cennik', 'ceny', 'priser', 'prislista', 'prisliste', 'ceník', 'fiyatlar'],
  gallery: ['foto’s', "foto's", 'galerij', 'zdjęcia', 'galleri', 'bilder', 'billeder', 'galerie', 'galeri'],
  about: ['over ons', 'o nas', 'om oss', 'om os', 'o nás', 'hakkımızda'],
  team: ['ons team', 'zespół', 'vårt team', 'náš tým', 'ekibimiz'],
  schedule: ['rooster', 'agenda', 'harmonogram', 'schema', 'program', 'kalender'],
  testimonials: ['beoordelingen', 'opinie', 'omdömen', 'anmeldelser', 'recenze', 'yorumlar'],
  faq: ['veelgestelde vragen', 'częste pytania', 'vanliga frågor', 'časté dotazy'],
  visit: ['openingstijden', 'locatie', 'godziny otwarcia', 'öppettider', 'åbningstider', 'otevírací doba'],
  process: ['werkwijze', 'jak to działa', 'så fungerar det', 'jak to funguje'],
  points: ['voordelen', 'zalety', 'fördelar', 'fordele', 'výhody'],
  newsletter: ['nieuwsbrief', 'nyhetsbrev', 'nyhedsbrev'],
  start: ['aan de slag', 'kom igång', 'kom i gang', 'pierwsze kroki'],
  numbers: ['cijfers', 'siffror', 'w liczbach'],
  partners: ['sponsoren', 'sponsorzy', 'sponsorer', 'sponzoři'],
  action: ['oproep'],
  contact: ['contactformulier', 'kontakt', 'formularz', 'kontaktformulär', 'boka', 'iletişim'],
};
