/** How languages say "page", one and several; a small closed set. */
const several = new Set(
  (
    'pages seiten unterseiten páginas paginas pagine ページ صفحات 页面 страницы sidor strony stron podstrony podstron ' +
    'subpages sottopagine subpáginas'
  ).split(' '),
);
const one = new Set('page seite unterseite página pagina ページ صفحة 页面 страница sida strona'.split(' '));

/** How the first page is called. The first of each is what it is called where the prompt does not name it. */
const homeNames = new Set(
  (
    'home homepage start startseite startpage accueil inicio início home-page index main landing hauptseite ホーム トップ ' +
    'الرئيسية 首页 главная hem strona_główna główna principal thuis welcome welkom willkommen bienvenue bienvenida bienvenidos ' +
    'benvenuti benvenuto bem-vindo bem-vindos witamy ようこそ 欢迎 مرحبا'
  )
    .split(' ')
    .map((name) => name.replace('_', ' ')),
);

export const isPagesWord = (word: string) => several.has(word.toLowerCase());
export const isPageWord = (word: string) => one.has(word.toLowerCase()) || several.has(word.toLowerCase());
export const isHomeName = (title: string) => {
  const name = title.toLowerCase().replace(/^(?:the|die|la|el|l['’])\s?/u, '');
  return homeNames.has(name) || homeNames.has(name.replace(/\s?(?:page|seite|ページ)$/u, ''));
};
