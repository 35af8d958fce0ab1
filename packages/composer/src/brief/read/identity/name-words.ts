/*
 * The words that stand right before a name in the languages prompts are written in: they say that what follows is one. Kept apart
 * from the words of a locale, as they are about names and not about sites.
 */

/** "a bakery called Hearth". */
export const naming = [
  ...[
    'called',
    'named',
    'name is',
    'its called',
    'titled',
    'namens',
    'genannt',
    'heißt',
    'heisst',
    'llamado',
    'llamada',
  ],
  ...[
    'se llama',
    'nombre es',
    'nommé',
    'nommée',
    'appelé',
    'appelée',
    "s'appelle",
    's’appelle',
    'chiamato',
    'chiamata',
  ],
  ...[
    'si chiama',
    'chamado',
    'chamada',
    'se chama',
    'genaamd',
    'heet',
    'o nazwie',
    'adlı',
    'اسمه',
    'اسمها',
    'باسم',
  ],
];

/** Keys under which a name stands: `name: Hearth`. */
export const nameKeys = new Set([
  ...[
    'name',
    'brand',
    'brand name',
    'business',
    'business name',
    'company',
    'company name',
    'site name',
    'project',
  ],
  ...[
    'firma',
    'firmenname',
    'nombre',
    'marca',
    'empresa',
    'nom',
    'entreprise',
    'marque',
    'nome',
    'azienda',
    'marchio',
  ],
  ...[
    'naam',
    'nazwa',
    'isim',
    '名前',
    '店名',
    '会社名',
    'サイト名',
    '名称',
    '公司名称',
    '店名称',
    'الاسم',
    'اسم',
  ],
]);

/** Before the one a site is for. */
export const recipients = [
  ...[
    'for',
    'für',
    'para',
    'pour',
    'per',
    'voor',
    'dla',
    'för',
    'launching',
    'run',
    'own',
    'to',
    'of',
    'von',
    'de',
    'del',
  ],
  ...[
    'da',
    'do',
    'di',
    'du',
    'my',
    'our',
    'the',
    'les',
    'le',
    'la',
    'el',
    'il',
    'das',
    'die',
    'der',
    'den',
    'dem',
    'o',
    'a',
    "i'm",
  ],
];

/** Before somebody who has made something: their name is the site's only where there is no other. */
export const makers = new Set([
  'by',
  'von',
  'par',
  'por',
  'di',
  'door',
  'with',
  'mit',
  'con',
  'avec',
  'com',
  'from',
]);

/** Small words within a name: "Hartwell & Moss", "Casa de Vinhos". */
export const linking = new Set(
  '& + and und y et e of the de del della di da do dos das du des la le les los las van von der den n al à zum zur'.split(
    ' ',
  ),
);
