/** Words that wait to be written over, in the language of the page. */
export interface Prompts {
  heading: string;
  text: string;
  item: string;
  link: string;
  question: string;
  answer: string;
  quotation: string;
  name: string;
}

const keys = ['heading', 'text', 'item', 'link', 'question', 'answer', 'quotation', 'name'] as const;

const written: Readonly<Record<string, readonly string[]>> = {
  en: [
    'New heading',
    'Write here.',
    'New entry',
    'Link',
    'New question?',
    'The answer.',
    'What somebody said.',
    'Name',
  ],
  de: [
    ...['Neue Überschrift', 'Hier schreiben.', 'Neuer Eintrag', 'Link', 'Neue Frage?', 'Die Antwort.'],
    ...['Was jemand gesagt hat.', 'Name'],
  ],
  fr: [
    ...['Nouveau titre', 'Écrivez ici.', 'Nouvelle entrée', 'Lien', 'Nouvelle question ?', 'La réponse.'],
    ...['Ce que quelqu’un a dit.', 'Nom'],
  ],
  es: [
    ...['Nuevo título', 'Escriba aquí.', 'Nueva entrada', 'Enlace', '¿Nueva pregunta?', 'La respuesta.'],
    ...['Lo que alguien dijo.', 'Nombre'],
  ],
  it: [
    ...['Nuovo titolo', 'Scrivi qui.', 'Nuova voce', 'Link', 'Nuova domanda?', 'La risposta.'],
    ...['Che cosa ha detto qualcuno.', 'Nome'],
  ],
  nl: [
    ...['Nieuwe kop', 'Schrijf hier.', 'Nieuw punt', 'Link', 'Nieuwe vraag?', 'Het antwoord.'],
    ...['Wat iemand zei.', 'Naam'],
  ],
  pl: [
    ...['Nowy nagłówek', 'Pisz tutaj.', 'Nowa pozycja', 'Link', 'Nowe pytanie?', 'Odpowiedź.'],
    ...['Co ktoś powiedział.', 'Imię'],
  ],
  pt: [
    ...['Novo título', 'Escreva aqui.', 'Nova entrada', 'Ligação', 'Nova pergunta?', 'A resposta.'],
    ...['O que alguém disse.', 'Nome'],
  ],
  ar: ['عنوان جديد', 'اكتب هنا.', 'مدخل جديد', 'رابط', 'سؤال جديد؟', 'الجواب.', 'ما قاله أحدهم.', 'الاسم'],
  ja: [
    '新しい見出し',
    'ここに書く。',
    '新しい項目',
    'リンク',
    '新しい質問？',
    '答え。',
    '誰かの言葉。',
    '名前',
  ],
  zh: ['新标题', '在此填写。', '新条目', '链接', '新问题？', '回答。', '某人说过的话。', '姓名'],
};

/** @param language of the page, as `lang` names it; English where it is none of ours */
export function promptsIn(language: string): Prompts {
  const [base = ''] = language.toLowerCase().split('-');
  const words = written[base] ?? written.en ?? [];
  return Object.fromEntries(keys.map((key, at) => [key, words[at] ?? key])) as unknown as Prompts; // Key by key.
}
