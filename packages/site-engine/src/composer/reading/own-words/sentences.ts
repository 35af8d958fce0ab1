/** What a note about oneself is headed by. */
const aboutLabel =
  /^[\s\-–—•*·>#]*(?:about(?: us| me)?|our story|who we are|what we do|über uns|sobre (?:nosotros|nós|mí|mim)|qui sommes-nous|à propos|chi siamo|私たちについて|من نحن)\s?:\s*/iu;

/** The sentences of a prompt; a point within a number, an address or a short form ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(
      /(?<=[.!?…](?<!\b(?:e\.g|i\.e|z\.B|St|Dr|Mr|Mrs|Ms|No|ca|approx)\.))\s+|[。！？؟\n]+|\s[•·*]\s|;\s|,\s(?:and\s|und\s|et\s)?(?=(?:we|I|wir|nous)\s)/u,
    )
    .map((sentence) =>
      sentence.replace(aboutLabel, '').replace(/^[\s\-–—•*·>#"“]+|(?<![\s.!…])[\s.!…]+$/gu, ''),
    )
    .filter((sentence) => sentence !== '');

const page =
  'websites?|web ?sites?|web|sites?|pages?|landing ?pages?|landing|homepage|portfolio (?:for|of|site)|one-?pager|sections?|headers?|footers?|hero|buttons?|cta|forms?|fonts?|layouts?|themes?|colou?rs?|palette|faqs?|testimonials|newsletters? sign-?up|navigation|seo|mobile[- ](?:friendly|first|ready|version)|responsive|logos?|placeholders?|seiten?|webseiten?|bereiche?|abschnitte?|farben?|schriften?|formulare?|sitios?|páginas?|secci\\p{L}+|formularios?|colores|couleurs?|polices?|formulaires?|seções|secções|cores|formulários?|sito|siti|pagin[ae]|sezion[ei]|colori|modulo|サイト|ページ|ホームページ|موقع\\p{L}*|صفحة|قسم|زر|نموذج';
/** Words about the page, an order of it, or what other readers have a place for: links, numbers to call, prices. */
const notForVisitors = new RegExp(
  `(?<![\\p{L}])(?:${page})(?![\\p{L}])|[<>{}@#=|"“”„«»「」]|https?:|www\\.|\\p{Sc}\\s?\\d|\\d\\s?\\p{Sc}|(?:\\d[\\s().-]?){7,}|:\\s`,
  'iu',
);

const fewestLetters = 10;
const mostLetters = 170;

/** Whether a clause could be read by visitors: it speaks of the thing, and not of the page or its making. */
export const isForVisitors = (clause: string): boolean =>
  clause.length >= fewestLetters && clause.length <= mostLetters && !notForVisitors.test(clause);
