import type { LanguageId } from '../../languages/language.ts';

/** How people speak of what they do in a language, as sources of patterns. */
export interface Speech {
  /** What opens a description in the middle of a sentence: "a", "una". */
  articles: string;
  /** What stands between a page and what it is for, and is no part of the description: "for my", "para nuestra". */
  purpose: string;
  /** Where a description ends: "called", "we need". */
  ends: string;
  /** How a sentence begins in which somebody says what they do, or what the thing does. */
  subject: string;
  /** What turns such a sentence into a wish, a worry or a word about the page. */
  wishes: string;
  /** What a fragment says that a visitor wants to know: "family-run", "licensed", "no win no fee". */
  claims: string;
}

/** Claims that are written alike everywhere. */
const claimsAnywhere = '24\\s?\\/\\s?7|24\\s?h\\b|vegan|halal|kosher';
const claims = (own: string): string => `${own}|${claimsAnywhere}`;

const romance = {
  wishes:
    'quer(?:emos|em|o|er|ía|ia|ría|ríamos|íamos)|quiero|quieren?|queir\\p{L}+|necesit\\p{L}+|precis(?:o|amos|a)|buscamos|busco|gustar\\p{L}+|gostar\\p{L}+|deseamos|desejamos|vogliamo|voglio|vorr\\p{L}+|cerchiamo|cerco|bisogno|ci serve|mi serve|procuramos|procuro|tenemos que|tiene que|tem que|pensamos|creemos|creo|deb\\p{L}+|dev(?:e|o|em|ono)|grazie|gracias|obrigad\\p{L}+|llam(?:a|o|amos)|cham(?:a|o|amos)|chiam(?:a|o|iamo)|público|pubblico|estilo|stile|ton[oi]|tom',
};

export const speeches: Readonly<Record<LanguageId, Speech>> = {
  en: {
    articles: 'an?',
    purpose: 'for (?:my|our)',
    ends: 'called|named|titled|name is|looking for|we (?:need|want|offer|sell|serve|would|are)|i (?:need|want|would)|it (?:should|needs|has)|that (?:needs|wants)|showing|should|please|styled|in (?:dark|light|blue|green|red|black|white|warm|earthy|pastel)|using|use|including|featuring|include',
    subject:
      "(?:we|i)(?:['’](?:re|ve|m))?|(?:it|they|the (?:app|tool|platform|software|service|course|podcast|game|book)|our \\p{L}+|guests|customers|clients|members)|helps|offers|sells|makes|serves|teaches|builds|designs|runs|speciali[sz]es|provides|rescues|brings|supports",
    wishes:
      "need|want|wish|hope|would|['’]d|prefer|think|believe|guess|expect|require|look(?:ing)? for|looking to|don['’]?t|do not|can['’]?t|cannot|haven['’]?t|isn['’]?t|not|hate|should|must|has to|have to|have no|will be|could|might|supposed|love (?:the|it|a|some)|like (?:the|it|a|some|this|that)|budget|nephew|thanks?|please|your (?:taste|choice|best|opinion|call)|called|named|just (?:started|opened|launched)|plan(?:ning)? to|am going|are going|currently|theres|dont|im|ive|pls|thx|audience|target|competitors?|vibe|style|tone|mood|look and feel",
    claims: claims(
      'since \\d{4}|est(?:ablished|\\.) (?:in )?\\d{4}|founded|family[- ](?:run|owned|business)|owned|licen[sc]ed|insured|certified|organic|vegetarian|gluten|dairy-free|hand-?made|locally|same[- ]day|next[- ]day|emergency|no win|fixed (?:fees?|prices?)|free (?:consultations?|quotes?|delivery|shipping|parking|trial|estimates?|entry)|open (?:until|till|late|daily|every|all)|(?:until|till) (?:midnight|late|\\d)|welcome|every (?:\\p{L}+day|week|month|morning|night)|all (?:levels|ages)|\\p{L}+-speaking|speciali[sz](?:es?|ed|ing)|based in|made to order|award-winning|zero[- ]waste|(?:dog|pet|kid|family)[- ]friendly|wheelchair|\\d{1,9}[- ]years?|warranty|we deliver|by appointment|walk-?ins|nationwide|worldwide|spoken|eco-friendly|self-paced|guarante\\p{L}+',
    ),
  },
  de: {
    articles: 'eine?',
    purpose: 'für (?:eine[nr]?|(?:m|uns)er?eine?n?|unsere?n?|meine?n?|ein)',
    ends: 'namens|genannt|heißt|mit dem namen|die ["„“]|wir (?:brauchen|möchten|wollen|suchen|hätten)|ich (?:brauche|möchte|will|suche)|und brauche[n]?|sie soll|es soll|bitte|in (?:dunkel|hell|blau|grün|rot|schwarz|weiß|warmen|erdigen)\\p{L}*',
    subject: 'wir|ich|unsere? \\p{L}+|(?:sie|es|er|die (?:app|software|plattform)|das (?:tool|programm))',
    wishes:
      'brauch\\p{L}*|möchte\\p{L}*|woll(?:en|te\\p{L}*)|will|hätten?|suchen?|such|wünsch\\p{L}*|bitte|soll\\p{L}*|muss|müssen|würde\\p{L}*|gern|gerne|kein\\p{L}*|nicht|denke\\p{L}*|glaube\\p{L}*|heißt|heiße\\p{L}*|dürfen?|danke|zielgruppe|stil|ton',
    claims: claims(
      'seit \\d{4}|gegründet|familien(?:betrieb|unternehmen|geführt)|inhabergeführt|bio|biologisch\\p{L}*|vegetarisch\\p{L}*|glutenfrei\\p{L}*|hand(?:gemacht|werklich)\\p{L}*|regional\\p{L}*|meisterbetrieb|zertifiziert|notdienst|rund um die uhr|bis (?:mitternacht|\\d{1,9} uhr)|festpreise?n?|kostenlos\\p{L}*|ohne termin|nach vereinbarung|willkommen|spezialisiert|barrierefrei|\\d{1,9} jahre|generation|deutschlandweit|lieferung|abholung',
    ),
  },
  es: {
    ...romance,
    articles: 'una?',
    purpose: 'para (?:mis?|nuestr[oa]s?)',
    ends: 'llamad[oa]|que se llama|se llama|con el nombre|de nombre|queremos|quiero|necesit\\p{L}+|por favor|en (?:tonos|colores|azul|verde|negro|blanco)|colores',
    subject:
      '\\p{L}+(?:amos|emos|imos|omos)|soy|hago|ofrezco|enseño|doy|trabajo|nuestr[oa]s? \\p{L}+|la app|la aplicación',
    claims: claims(
      'desde \\d{4}|familiar(?:es)?|ecológic\\p{L}+|orgánic\\p{L}+|vegetarian\\p{L}+|sin gluten|artesan\\p{L}+|a mano|urgencias|24 horas|certificad\\p{L}+|a domicilio|abiert[oa]s? (?:hasta|todos|desde)|hasta (?:medianoche|las)|especiali\\p{L}+|gratis|gratuit\\p{L}+|(?:sin|con) cita|años de experiencia|generaci\\p{L}+|bienvenid\\p{L}+',
    ),
  },
  fr: {
    articles: 'une?',
    purpose: 'pour (?:mon|ma|notre|nos)',
    ends: "appelée?|nommée?|qui s[’']appelle|du nom de|nous (?:voulons|souhaitons|cherchons|avons besoin|aimerions)|je (?:veux|souhaite|cherche|voudrais)|il (?:me|nous) faut|s[’']il vous plaît|aux couleurs|dans des tons|couleurs|ambiance",
    subject: "nous|on|je|(?:nos|notre) \\p{L}+|j[’'](?=\\p{L})|l[’']application|le logiciel",
    wishes:
      "voul\\p{L}+|veux|veut|voudr\\p{L}+|souhait\\p{L}+|cherch\\p{L}+|besoin|aimer\\p{L}+|faut|faudr\\p{L}+|doit|doivent|devr\\p{L}+|pas|s[’']il vous|svp|merci|pens\\p{L}+|préf\\p{L}+|cible|style|public visé|appel\\p{L}+",
    claims: claims(
      "depuis \\d{4}|familial\\p{L}*|bio|biologiques?|végan\\p{L}*|végétarien\\p{L}*|sans gluten|artisanal\\p{L}*|faite?s? (?:main|maison)|urgences?|certifié\\p{L}*|à domicile|ouverte?s? (?:jusqu|tous|depuis)|spécialis\\p{L}+|gratuit\\p{L}*|(?:sur|sans) rendez-vous|ans d[’']expérience|génération\\p{L}*|de saison|bienvenu\\p{L}*",
    ),
  },
  pt: {
    ...romance,
    articles: 'uma?',
    purpose: 'para (?:(?:[oa]s? )?(?:minhas?|meus?|nossas?|nossos?))',
    ends: 'chamad[oa]|que se chama|com o nome|queremos|quero|precis\\p{L}+|por favor|em (?:tons|cores|azul|verde|preto|branco)|cores|r\\$',
    subject:
      '\\p{L}+(?:amos|emos|imos|omos)|a gente|sou|faço|ofereço|ensino|dou|trabalho|noss[oa]s? \\p{L}+|o app|a aplicação|o aplicativo',
    claims: claims(
      'desde \\d{4}|familiar(?:es)?|biológic\\p{L}+|orgânic\\p{L}+|vegetarian\\p{L}+|sem glúten|artesan\\p{L}+|à mão|urgências?|24 horas|certificad\\p{L}+|(?:ao|em) domicílio|abert[oa]s? (?:até|todos|desde|24)|até (?:à |às )?(?:meia-noite|\\d)|especiali\\p{L}+|grátis|gratuit\\p{L}+|(?:sem|com) marcação|anos de experiência|geraç\\p{L}+|bem-vind\\p{L}+',
    ),
  },
  it: {
    ...romance,
    articles: "un(?:a|o|['’])?",
    purpose: 'per (?:(?:il |la |i |le )?(?:mi[oa]|nostr[oaie]))',
    ends: 'chiamat[oa]|che si chiama|si chiama|di nome|vogliamo|vorr\\p{L}+|cerchiamo|abbiamo bisogno|per favore|nei toni|colori|con i colori',
    subject: "\\p{L}+iamo|sono|faccio|offro|insegno|lavoro|(?:il|la|i|le) nostr[oaie] \\p{L}+|l[’']app",
    claims: claims(
      'dal \\d{4}|familiare|(?:a conduzione|di) famili\\p{L}+|biologic\\p{L}+|vegetarian\\p{L}+|senza glutine|artigianal\\p{L}+|fatt[oaie] a mano|emergenze?|24 ore|certificat\\p{L}+|a domicilio|apert[oaie] (?:fino|tutti|dal)|fino a (?:mezzanotte|tardi)|specializzat\\p{L}+|gratuit\\p{L}+|(?:su|senza) appuntamento|anni di esperienza|generazion\\p{L}+|benvenut\\p{L}+',
    ),
  },
  ja: {
    articles: '(?!)',
    purpose: '(?!)',
    ends: '(?!)',
    subject: '(?=.{8,}(?:ます|です|ました)$)',
    wishes:
      'ください|下さい|ほしい|欲しい|願い|たい|サイト|ページ|デザイン|セクション|載せ|掲載|入れ|色|雰囲気|写真|イメージ|です？|という名前|名前は|場所は|店名|電話|営業時間|必要',
    claims: '創業|無添加|天然酵母|完全予約制|手作り|24時間',
  },
  ar: {
    articles: '(?!)',
    purpose: '(?!)',
    ends: 'اسمه|اسمها|باسم|يسمى|تسمى|نريد|أريد|نحتاج|أحتاج|بألوان|بدون|من فضلك',
    subject:
      'نحن|نقدم|نقدّم|نخبز|نصنع|نبيع|نوفر|نوفّر|نعمل|نساعد|نصمم|ننظم|نطبخ|نزرع|نعلم|نعلّم|ندرب|نستخدم|نحمص|نستورد|أقدم|أعمل|أصمم|أدرس',
    wishes: 'نريد|أريد|نحتاج|أحتاج|نود|أود|نرغب|أرغب|نبحث|أبحث|يجب|ينبغي|من فضلك|لا|ليس|موقع|صفحة|اسم',
    claims: claims('منذ|عائلي|عضوي|نباتي|يدوي|معتمد|مرخص|على مدار|حتى منتصف|مجاني|خبرة'),
  },
};
