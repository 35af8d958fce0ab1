const word = "(?:(?:Dr|St|Mr|Mrs|Ms|Prof)\\.|\\p{Lu}(?:[\\p{L}\\p{N}'’-]|\\.(?=\\p{L})){0,30})";
const joiner = '(?:and|of|the|de|da|do|del|la|le|von|van|y|e|et|und|for|in|on|to|&|\\+|×|x)';
const name = `${word}(?:\\s(?:${joiner}\\s){0,2}${word}){0,5}`;
const unnamed =
  /^(?:A|An|The|I|We|My|Our|It|Its|This|That|Please|Create|Make|Build|Design|Generate|Write|Give|Website|Site|Landing|Page|Homepage|Include|Add|Use|Show|Have|With|No|Want|Need|Should|Home|About|Contact|Menu|Pricing|FAQ|Gallery|Services|Blog|Team|Hello|Hi|Hey|Ignore|HTML|CSS|AI|SaaS|API|UI|UX|SEO|Tailwind|JavaScript|Modern|Simple|Minimal|Portfolio|Resume|CV|Phone|Email|Address|Open|Hours|Call|English|Spanish|German|French|Japanese|Italian|Portuguese|Arabic|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December|Bakery|Restaurant|Café|Cafe|Gym|Hotel|Shop|Store|Online|Dark|Light|One|Two|Three|Multi|Responsive|You|Your|Do|Tell|Must|Colors|Colours|Sections|Pages|Also|For|In|On|Say|Book|Buy|Forget|Disregard|Instead|From|At|Make)$/u;

const patterns: readonly RegExp[] = [
  /(?:called|named|name is|titled|brand(?:ed)?(?: name)?(?: is|:)?|nommée?|llamad[ao]|namens|chamad[ao]|chiamat[ao])\s{0,2}(?:["“”„«]([^"”“»\n]{1,60})["”“»]|['‘]([^'’\n]{1,60})['’](?!\p{L}))/iu,
  new RegExp(
    `(?<![\\p{L}])(?:called|named|name is|titled|[Bb]rand(?: name)?(?: is|:)|[Nn]ame:|nommée?|llamad[ao]|namens|chamad[ao]|chiamat[ao])\\s(?:the\\s)?(${name})`,
    'u',
  ),
  /(?<![\p{L}])(?:called|named)\s([\p{L}\p{N}'’&.-]{2,30})(?=[\s,.;!?]|$)/iu,
  /["“«]([^"”»\n]{2,40})["”»]/u,
  new RegExp(
    `(?<![\\p{L}])(?:for|of|at|para|für|pour|per|by|to)\\s(?:the\\s)?(${name})(?![\\p{L}\\p{N}'’])(?=\\s?[,.;:–—(!]|\\s-\\s|\\s*$|\\n|\\s(?:is|in|an?|who|which|that|with|the)\\s)`,
    'u',
  ),
  new RegExp(`^(${name})\\s*(?:[:–—|,]|-\\s|is\\s|are\\s)`, 'mu'),
  new RegExp(`(${name})\\s(?:is|are)\\s(?:an?|the|our|my)\\s`, 'u'),
  new RegExp(`(?<![\\p{L}])((?!I['’])${name})['’]s\\s`, 'u'),
];

const firstGroup = (match: RegExpExecArray | null): string => match?.slice(1).find(Boolean) ?? '';

const isName = (candidate: string): boolean => {
  const words = candidate.split(/\s+/u);
  return (
    candidate.length > 1 &&
    !words.every((part) => unnamed.test(part)) &&
    !/^(?:https?|www)/iu.test(candidate) &&
    /[\p{L}\p{N}]/u.test(candidate)
  );
};

const tidy = (candidate: string): string =>
  candidate
    .replace(/\s+/gu, ' ')
    .replace(/[\s.,;:!?–—-]+$/u, '')
    .replace(/\s(?:in|on|for|and|of|the|to)$/iu, '')
    .trim();

/** Words that end a name: "Luma in Porto" is Luma. */
const withoutPlace = (candidate: string, place: string | undefined): string =>
  place
    ? candidate.replace(
        new RegExp(
          `\\s(?:in|near|from|at)\\s${place.slice(0, 40).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}.*$`,
          'u',
        ),
        '',
      )
    : candidate;

const looseName = new RegExp(`(?<=[\\p{Ll},]\\s)(${name})`, 'gu');

/** The name of the business or project: quoted, "called X", "for X", "X is a …", or the one name the text holds. */
export function readBrand(text: string, place: string | undefined): string | undefined {
  const start = text.slice(0, 4000);
  for (const pattern of patterns) {
    const candidate = tidy(withoutPlace(firstGroup(pattern.exec(start)), place));
    if (isName(candidate) && candidate !== place) return candidate;
  }
  for (const match of start.matchAll(looseName)) {
    const candidate = tidy(withoutPlace(match[1] ?? '', place));
    const isPlace = place?.includes(candidate) ?? false;
    if (
      isName(candidate) &&
      !isPlace &&
      /\p{Ll}/u.test(candidate) &&
      !unnamed.test(candidate.split(' ')[0] ?? '')
    )
      return candidate;
  }
  return openingName(start);
}

const opening = /^\s*([\p{L}\p{N}][\p{L}\p{N}'’& -]{2,40}?)\s?[,:–—]\s/u;
const notAnOpening =
  /(?<![\p{L}])(?:an?|create|make|build|design|generate|write|website|web|site|page|landing|homepage|portfolio|i|we|my|our|please|hello|hi|hey|ok|simple|modern|ignore|need|want)(?![\p{L}])/iu;

/** "hotel la torre, boutique hotel in Menorca": a name in small letters at the very start. */
function openingName(text: string): string | undefined {
  const words = opening.exec(text)?.[1];
  if (!words || notAnOpening.test(words) || words.split(/\s+/u).length > 4) return undefined;
  return words.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('en'));
}
