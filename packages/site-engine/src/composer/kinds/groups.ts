/** Every kind of business or project, in groups that share a voice, a way of acting and a fitting design. */
export const kindGroups = {
  food: [
    'restaurant',
    'bakery',
    'cafe',
    'bar',
    'foodtruck',
    'catering',
    'icecream',
    'brewery',
    'winery',
    'farm',
    'butcher',
  ],
  stay: ['hotel', 'travel', 'realestate', 'coworking'],
  health: ['clinic', 'dentist', 'vet', 'pets', 'therapy'],
  beauty: ['salon', 'barber', 'nails', 'spa', 'tattoo'],
  movement: ['gym', 'yoga', 'dance', 'martialarts', 'sportsclub'],
  counsel: ['law', 'accountant', 'consulting', 'recruiting', 'insurance', 'bank'],
  tech: ['saas', 'app', 'developertool', 'opensource', 'documentation', 'game'],
  agency: ['agency', 'architect', 'interior', 'portfolio', 'photographer'],
  shop: ['shop', 'florist', 'bookshop', 'jewellery', 'furniture', 'fashion'],
  event: ['event', 'conference', 'festival', 'hackathon', 'race', 'wedding'],
  education: ['school', 'course', 'tutor', 'languageschool', 'kindergarten'],
  culture: ['museum', 'library', 'theatre', 'cinema', 'band', 'musician', 'comedian'],
  writing: ['blog', 'newsletter', 'podcast', 'author', 'recipes'],
  community: ['charity', 'church', 'fundraiser', 'campaign', 'meetup'],
  trades: ['repair', 'plumber', 'electrician', 'garage', 'construction', 'cleaning', 'moving', 'gardening'],
  personal: ['resume', 'student'],
  general: ['general'],
} as const;

export type KindGroup = keyof typeof kindGroups;
export type KindId = (typeof kindGroups)[KindGroup][number];
