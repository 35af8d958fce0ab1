import { iconStrokes, isIconName } from '@sitewright/composer';

/** Names that other libraries have for what we draw. */
const others: Record<string, string> = {
  menu: 'bars list hamburger navicon menu-2 menu-button-wide',
  x: 'times xmark close x-lg cross clear cancel',
  search: 'magnifying-glass magnify magnifying-glass-plus',
  mail: 'envelope email at envelope-open mail-open',
  phone: 'call telephone phone-call phone-volume phone-flip local-phone phone-in-talk',
  smartphone: 'mobile mobile-screen phone-android phone-iphone mobile-screen-button',
  'map-pin':
    'location-dot map-marker location-pin place geo geo-alt location-on pin pin-drop location room map-marker-alt',
  map: 'map-location map-location-dot directions map-trifold',
  clock: 'schedule access-time time query-builder watch-later clock-4',
  calendar: 'event calendar-days calendar-check calendar-today calendar-month today calendar-event',
  truck: 'local-shipping truck-fast shipping-fast delivery delivery-dining',
  'shopping-bag': 'bag bag-shopping local-mall handbag bag-check',
  'shopping-basket': 'cart shopping-cart cart-shopping basket basket-shopping cart3 basket-3',
  utensils: 'restaurant cutlery fork-knife restaurant-menu dinner-dining',
  coffee: 'mug-hot mug-saucer local-cafe cup cup-hot free-breakfast cafe',
  croissant: 'bakery-dining bread-slice bread',
  cake: 'birthday-cake cake-candles',
  wine: 'wine-glass local-bar wine-bar glass',
  pizza: 'pizza-slice local-pizza',
  leaf: 'eco nature spa plant',
  sprout: 'seedling grass plant-2',
  heart: 'favorite love favorite-border suit-heart',
  star: 'grade star-rate star-border',
  check:
    'done check-circle circle-check check-lg checkmark tick check-2 check-square task-alt check-all verified',
  user: 'person account-circle user-circle circle-user account user-3 person-circle user-tie',
  users: 'people group groups user-group people-group team user-friends',
  house: 'home house-door home-2',
  medal: 'award workspace-premium',
  trophy: 'emoji-events',
  gift: 'card-giftcard redeem',
  tag: 'sell local-offer price-tag tags',
  globe: 'public language earth world',
  camera: 'photo-camera camera-retro',
  image: 'photo picture collections photo-library images',
  video: 'videocam play-circle',
  key: 'vpn-key',
  wrench: 'build tools screwdriver-wrench',
  hammer: 'construction handyman',
  cog: 'gear settings gears cogs tune',
  lightbulb: 'bulb tips-and-updates idea',
  shield: 'security shield-halved shield-alt',
  'shield-check': 'verified-user',
  handshake: 'handshake-angle',
  'message-circle': 'comment chat message comments chat-bubble chat-dots forum sms chat-left',
  'file-text': 'file document description article file-lines',
  'book-open': 'menu-book auto-stories',
  'graduation-cap': 'school mortarboard',
  briefcase: 'work suitcase business-center',
  'building-2': 'building apartment business city location-city',
  car: 'directions-car',
  bike: 'bicycle directions-bike pedal-bike',
  plane: 'flight',
  sun: 'light-mode wb-sunny brightness-high',
  moon: 'dark-mode nightlight',
  music: 'music-note',
  dumbbell: 'fitness-center',
  'heart-pulse': 'heartbeat monitor-heart',
  stethoscope: 'medical-services user-doctor',
  'paw-print': 'paw pets',
  scissors: 'content-cut cut',
  paintbrush: 'paint-brush brush-2',
  palette: 'color-lens',
  'code-xml': 'code code-slash',
  laptop: 'computer laptop-code',
  zap: 'bolt lightning flash-on lightning-charge',
  flame: 'fire local-fire-department',
  droplets: 'water droplet tint water-drop',
  'circle-help': 'question help question-circle circle-question help-circle help-outline',
  plus: 'add plus-lg',
  minus: 'remove dash',
  coins: 'savings',
  banknote: 'money-bill payments cash attach-money',
  wheat: 'wheat-awn grain',
  'party-popper': 'celebration',
  bell: 'notifications',
  pencil: 'edit pen',
  feather: 'feather-pointed',
};

/** Drawn as another one, turned about so many degrees. */
const turned: Record<string, [name: string, degrees: number]> = {
  'chevron-down': ['chevron-right', 90],
  'chevron-up': ['chevron-right', -90],
  'arrow-down': ['arrow-right', 90],
  'arrow-up': ['arrow-right', -90],
  'arrow-left': ['arrow-right', 180],
};

const turnedOthers: Record<string, string> = {
  'chevron-down': 'angle-down expand-more keyboard-arrow-down caret-down arrow-drop-down',
  'chevron-up': 'angle-up expand-less keyboard-arrow-up caret-up',
  'chevron-right': 'angle-right navigate-next keyboard-arrow-right caret-right',
  'chevron-left': 'angle-left navigate-before keyboard-arrow-left caret-left',
  'arrow-right': 'arrow-forward arrow-right-long long-arrow-right arrow-right-line',
  'arrow-left': 'arrow-back arrow-left-long long-arrow-left',
  'arrow-up': 'arrow-upward',
  'arrow-down': 'arrow-downward',
};

const known = new Map(
  Object.entries({ ...others, ...turnedOthers }).flatMap(([name, all]) =>
    all.split(' ').map((other) => [other, name] as const),
  ),
);

/** How a library says that it draws an icon, not what it shows. */
const ways =
  /-(?:line|fill|filled|outline|outlined|sharp|solid|regular|rounded|round|alt|o|fat|bold|thin|light|s)$/;

function meaningOf(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^.{0,40}:/, '');
  for (const each of [plain, plain.replace(ways, ''), plain.replace(/-\d$/, '')]) {
    const meant = known.get(each) ?? each;
    if (turned[meant] || isIconName(meant)) return meant;
  }
  return undefined;
}

/** The strokes of an icon with this name in any library, on a grid of 24; undefined for what we cannot draw, such as brands. */
export function strokesOf(name: string): string | undefined {
  const meant = meaningOf(name);
  if (meant === undefined) return undefined;
  const [base, degrees] = turned[meant] ?? [meant, 0];
  if (!isIconName(base)) return undefined;
  const strokes = iconStrokes(base);
  return degrees === 0 ? strokes : `<g transform="rotate(${degrees} 12 12)">${strokes}</g>`;
}
