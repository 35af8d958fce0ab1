import { type DeedSpeech, firstWord, hasObject, type Telling, thingsAfter } from './telling.ts';

interface RomanceWords {
  /** Who does it: "que", "la app". */
  who: string;
  /** What stands before infinitives: "permite". */
  helps: string;
  /** What stands before nouns: "con". */
  has: string;
  /** How verbs end in the third person. */
  ending: RegExp;
}

const noVerb =
  /^(?:una?|une|uma?|el|la|las?|los|le|les|gli|il|lo|os?|as?|des?|du|del|della|di|en|em|in|est|es|é|è|tiene|tem|ha|a|para|pour|per|con|com|avec|que|qui|che|donde|onde|où|dove|este|esta|cette|sobre|entre|tout|toute|grande|debe|deve|doit)$/u;
const pronoun = /^(?:te|se|le|lo|ti|si|vi|ci|lhe|os|vous|nous|me)\s/u;
const infinitive =
  /^(?:(?:de|di|a|à|per|para|pour)\s|d[’'])?(\p{Ll}{2,}(?:ar|er|ir|re|oir)(?:se|te|lo|la|si|ti)?)(?=\s|$)/u;

const productsOf = ({ who, helps, has, ending }: RomanceWords): Telling[] => [
  {
    before: `(?:${who})\\s`,
    isDeed: (part) => {
      const verb = firstWord(part.replace(pronoun, ''));
      return verb.length > 2 && !noVerb.test(verb) && ending.test(verb) && hasObject(part);
    },
  },
  {
    before: `(?:${helps})\\s`,
    isDeed: (part) => infinitive.test(part),
    nameOf: (part) => part.replace(infinitive, '$1'),
  },
  thingsAfter(`(?:${has})\\s`),
];

/** Sentences that begin with what "we" do need no word before it. */
const clauseStart = '(?<=^|[.:;!?\\n,]\\s?)';

const weDo = (ending: RegExp): Telling => ({
  before: clauseStart,
  isDeed: (part) => ending.test(firstWord(part)) && hasObject(part),
});

export const spanish: DeedSpeech = {
  products: productsOf({
    who: 'que|la app|la aplicación',
    helps: 'permite|ayuda a|para|puedes',
    has: 'funciones (?:como|de)|incluyendo|con',
    ending: /[aeé]$/u,
  }),
  businesses: [weDo(/(?:amos|emos|imos)$/u)],
};

export const portuguese: DeedSpeech = {
  products: productsOf({
    who: 'que|o app|a aplicação|o aplicativo',
    helps: 'permite|ajuda a|para|pode',
    has: 'funcionalidades como|funções como|incluindo|com',
    ending: /[aei]$/u,
  }),
  businesses: [weDo(/(?:amos|emos|imos)$/u)],
};

export const italian: DeedSpeech = {
  products: productsOf({
    who: "che|l[’']app|la app",
    helps: 'permette|aiuta|consente|per|puoi',
    has: 'funzioni come|funzionalità come|con',
    ending: /[ae]$/u,
  }),
  businesses: [weDo(/iamo$/u)],
};

/** How the infinitive ends by how "nous" ends it, the rarest first. */
const infinitives: readonly (readonly [RegExp, string])[] = [
  [/faisons$/u, 'faire'],
  [/prenons$/u, 'prendre'],
  [/([tv])enons$/u, '$1enir'],
  [/uisons$/u, 'uire'],
  [/([ao])ndons$/u, '$1ndre'],
  [/endons$/u, 'endre'],
  [/ettons$/u, 'ettre'],
  [/(ffr|ouvr|serv)ons$/u, '$1ir'],
  [/([éc])rivons$/u, '$1rire'],
  [/issons$/u, 'ir'],
  [/çons$/u, 'cer'],
  [/e?ons$/u, 'er'],
];

function infinitiveOf(verb: string): string {
  const [ending, its] = infinitives.find(([pattern]) => pattern.test(verb)) ?? [];
  return ending && its ? verb.replace(ending, its) : verb;
}

export const french: DeedSpeech = {
  products: productsOf({
    who: "qui|l[’']application|le logiciel",
    helps: 'permet|aide|pour',
    has: 'fonctions comme|fonctionnalités comme|notamment|avec',
    ending: /(?:[et]|nd)$/u,
  }),
  businesses: [
    {
      before: '(?:nous|on)\\s',
      isDeed: (part) =>
        /^\p{Ll}{3,}ons\s\S/u.test(part) && !/^(?:avons|sommes|proposons|voulons)\s/u.test(part),
      nameOf: (part) => part.replace(/^\S+/u, infinitiveOf),
    },
  ],
};
