interface NotFoundWords {
  heading: string;
  /** `{name}` is the site. */
  description: string;
  explanation: string;
  home: string;
}

const english: NotFoundWords = {
  heading: 'Page not found',
  description: 'This page of {name} does not exist.',
  explanation: 'The address may be mistyped, or the page may have moved.',
  home: 'Go to the home page',
};

const translations: Readonly<Record<string, NotFoundWords>> = {
  ar: {
    heading: 'الصفحة غير موجودة',
    description: 'هذه الصفحة غير موجودة في موقع {name}.',
    explanation: 'قد يكون في العنوان خطأ، أو ربما نُقلت الصفحة إلى مكان آخر.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  de: {
    heading: 'Seite nicht gefunden',
    description: 'Diese Seite von {name} gibt es nicht.',
    explanation: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
    home: 'Zur Startseite',
  },
  es: {
    heading: 'Página no encontrada',
    description: 'Esta página de {name} no existe.',
    explanation: 'Puede que la dirección tenga una errata o que la página haya cambiado de sitio.',
    home: 'Ir a la página de inicio',
  },
  fr: {
    heading: 'Page introuvable',
    description: 'Cette page du site {name} n’existe pas.',
    explanation: 'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée.',
    home: 'Retour à l’accueil',
  },
  it: {
    heading: 'Pagina non trovata',
    description: 'Questa pagina di {name} non esiste.',
    explanation: 'Forse l’indirizzo contiene un errore, oppure la pagina è stata spostata.',
    home: 'Vai alla pagina iniziale',
  },
  ja: {
    heading: 'ページが見つかりません',
    description: '{name}のこのページは存在しません。',
    explanation: 'アドレスに誤りがあるか、ページが移動した可能性があります。',
    home: 'トップページへ',
  },
  pt: {
    heading: 'Página não encontrada',
    description: 'Esta página de {name} não existe.',
    explanation: 'O endereço pode ter um erro, ou a página pode ter mudado de lugar.',
    home: 'Ir para a página inicial',
  },
};

/** What the page for unknown addresses says, in the language of the site where there are words for it. */
export const notFoundWords = (language: string): NotFoundWords =>
  translations[language.split('-')[0]?.toLowerCase() ?? ''] ?? english;
