import type { EvalPrompt } from './eval-prompt.ts';

export const techPrompts: readonly EvalPrompt[] = [
  {
    id: 'log-search',
    text: 'A log search tool called Logrook. Features, pricing monthly and yearly, questions. Free plan $0, Team $29/month, Company $99/month. Technical.',
    brand: 'Logrook',
    siteTypes: ['saas', 'developertool'],
    wants: ['offer', 'prices', 'questions'],
    facts: ['Team', '$29', 'Company', '$99'],
    features: ['price-toggle', 'accordion'],
  },
  {
    id: 'saas-long',
    text: `We're launching Tallyhand, bookkeeping software for market traders and craft sellers who hate bookkeeping. The landing page should speak to somebody who keeps receipts in a shoebox. Tone: dry humour, no corporate words, short sentences.

What it does:
- photographs receipts and reads them
- matches them to card payments
- prepares the quarterly VAT return
- tells you what you can afford to spend

Please include a hero with one clear button ("Start free"), a features section, how it works in three steps, pricing (Sole trader £9/month, Two of us £15/month, Small shop £24/month) with a monthly/yearly switch, an FAQ, and a newsletter sign-up at the end. Use plum and a pale yellow. Do not add testimonials, we do not have customers yet, and do not add a team section. It must work well on phones because that is what our people have in their hands. We would also like a light and dark version.`,
    brand: 'Tallyhand',
    siteTypes: ['saas', 'app'],
    wants: ['offer', 'process', 'prices', 'questions', 'newsletter'],
    refuses: ['voices', 'people'],
    colours: ['#6b2c5f', '#fbf3b8'],
    facts: [
      'photographs receipts and reads them',
      'matches them to card payments',
      'Sole trader',
      '£9',
      'Two of us',
      '£15',
      'Small shop',
      '£24',
    ],
    features: ['price-toggle', 'theme', 'accordion', 'form'],
  },
  {
    id: 'habit-app',
    text: 'landing page for an iphone app that helps you drink more water. name Sip. cute, blue',
    brand: 'Sip',
    siteTypes: ['app'],
    colours: ['#2f6fd0'],
  },
  {
    id: 'cli-tool',
    text: 'Homepage for `driftwatch`, an open source command line tool that finds configuration drift. Install command: brew install driftwatch. Docs link, features, quick start, monospace font, dark.',
    brand: 'driftwatch',
    siteTypes: ['opensource', 'developertool'],
    isDark: true,
    facts: ['brew install driftwatch'],
  },
  {
    id: 'api-docs',
    text: 'Documentation site for the Parcelpath API: quick start, endpoints, authentication, errors, changelog. Search. No marketing.',
    brand: 'Parcelpath',
    siteTypes: ['documentation', 'developertool'],
    features: ['filter'],
  },
  {
    id: 'indie-game',
    text: 'Mossling - a cosy puzzle game about a moss creature that tidies a forest. Out 14 May 2027 for Switch and PC. trailer placeholder, screenshots gallery, countdown to release, newsletter. green, playful',
    brand: 'Mossling',
    siteTypes: ['game'],
    wants: ['gallery', 'newsletter'],
    colours: ['#3f8f4f'],
    facts: ['14 May 2027'],
    features: ['countdown', 'lightbox'],
  },
  {
    id: 'saas-de',
    text: 'Landingpage für „Schichtplaner Pro“, eine Software für Dienstpläne in Pflegeheimen. Funktionen, Preise (Basis 39 €/Monat, Plus 79 €/Monat), häufige Fragen, Demo anfragen. Seriös, Blau.',
    brand: 'Schichtplaner Pro',
    siteTypes: ['saas', 'app'],
    language: 'de',
    wants: ['offer', 'prices', 'questions', 'contact'],
    colours: ['#2f6fd0'],
    facts: ['Basis', '39 €', 'Plus', '79 €'],
  },
  {
    id: 'hackathon-fr',
    text: 'Page web pour le hackathon « Nuit du Code » à Lyon, les 12 et 13 mars 2027. Programme, jury, compte à rebours, inscription, questions fréquentes. Style technique, fond sombre.',
    brand: 'Nuit du Code',
    siteTypes: ['hackathon'],
    language: 'fr',
    wants: ['events', 'people', 'questions', 'contact'],
    isDark: true,
    facts: ['12 et 13 mars 2027'],
    features: ['countdown'],
  },
  {
    id: 'fintech',
    text: 'Fintech startup Copperline — business accounts for freelancers. trustworthy, copper and off-white, no purple gradients please. features + pricing + FAQ + waitlist',
    brand: 'Copperline',
    siteTypes: ['bank', 'saas', 'app'],
    wants: ['offer', 'prices', 'questions', 'newsletter'],
    colours: ['#b8703f'],
  },
  {
    id: 'solar-calculator',
    text: 'Website for Solbruk, we install home solar in Gothenburg. Include a savings calculator, how it works, reviews, FAQ and contact form. Panels from 4200 kr, battery 61000 kr, survey 950 kr.',
    brand: 'Solbruk',
    wants: ['process', 'voices', 'questions', 'contact'],
    facts: ['4200 kr', '61000 kr', '950 kr'],
    features: ['calculator', 'form'],
  },
];
