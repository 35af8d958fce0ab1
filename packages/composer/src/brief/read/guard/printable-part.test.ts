import { describe, expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';
import { isNoLabel } from './maker-talk.ts';
import { printablePart } from './printable-part.ts';

const forMaker: Record<string, string[]> = {
  en: [
    'Kindly prepare a dignified website',
    'Happy to see a draft first',
    'Please leave me out of it',
    'Pasted from our spreadsheet',
    'Start it off with these',
    'Please keep it airy',
    'Leave that out',
    'Put our number at the top',
    'My husband died in spring',
    'My accountant says so',
    "I'd like a button for bookings",
    'We need a page about the yard',
    "don't publish this",
    'A contact form',
    'Client wants it live by 1 March',
    'It must load fast',
    'The photos will follow in May',
    "We're on a shoestring so nothing that costs monthly",
    'You can make up the rest',
  ],
  de: [
    'Ich hätte gern eine Seite mit Preisen',
    'Ich schicke noch Fotos',
    'Sag Bescheid wenn du noch was brauchst',
    'Bitte keine Fotos auf die Startseite',
    'Ein Kontaktformular',
    'Lass das weg',
    'Mein Steuerberater meint das auch',
    'Bitte duzen',
  ],
  fr: [
    'Dites-moi ce que vous en pensez',
    'Je voudrais un site pour mon atelier',
    'Pas de bouton pour payer',
    "Une page d'accueil",
    'Merci de ne pas mettre de carte',
    'Mon mari est décédé',
    'Ajoutez un formulaire',
  ],
  es: [
    'Ya me dices qué tal queda',
    'Quiero una página para mi taller',
    'Un botón de WhatsApp',
    'No pongas fotos',
    'Mi marido murió en marzo',
    'Necesito un formulario',
    'Quita eso',
  ],
  it: [
    'Mandami pure una bozza',
    'Vorrei un sito per la mia bottega',
    'Un pulsante per chiamare',
    'Non mettere foto',
    'Mio marito è morto',
    'Aggiungi una galleria',
    'Lascialo fuori',
  ],
  pt: [
    'Não precisa ser nada complicado',
    'Quero um site para a oficina',
    'Um botão de WhatsApp:',
    'Não mostrar imagens',
    'Meu marido morreu',
    'Precisamos de uma página de preços',
    'Deixa de fora',
  ],
  nl: [
    'Laat maar weten of je nog iets nodig hebt',
    'Graag een pagina met het bestuur',
    'En een aanmeldformulier',
    'Laat dat weg',
    'Mijn boekhouder zegt van wel',
    'Zet de kaart bovenaan',
    'Ik wil een site',
  ],
  pl: [
    'Dajcie znać, co myślicie',
    'Poproszę o stronę dla warsztatu',
    'Dodaj formularz',
    'Pomiń to',
    'Mój mąż zmarł',
    'Chcę, żeby było jasno',
    'Nie publikować',
  ],
  ja: [
    'サイトを作ってください',
    '写真は載せないでください',
    '見出しを目立つように',
    '予算はまだ決まっていません',
    'フォームを追加してください',
    'これは非公開です',
  ],
  ar: [
    'أريد موقعًا لورشة',
    'أضف نموذجًا للطلب',
    'لا تذكر الأسعار',
    'زوجي توفي في الربيع',
    'ضع الرقم في الأعلى',
    'هذا ليس للنشر',
  ],
};

const forVisitors: Record<string, string[]> = {
  en: [
    'Please ring the bell twice',
    'Use the side entrance',
    'Keep dogs on a lead',
    'We make horn buttons',
    'We need tenors',
    'No gifts please',
    'Leave your key at reception',
    'Our menu changes every week',
    'Show your ticket at the gate',
    'She was born in the old mill',
    'We print posters and banners',
    'Add £2 for delivery',
  ],
  de: [
    'Geöffnet Dienstag bis Freitag 9 bis 17 Uhr, Samstag 9 bis 12',
    'Bitte klingeln',
    'Wir drucken Banner und Plakate',
    'Termine nur nach Vereinbarung',
    'Bitte Gummistiefel mitbringen',
    'Seit drei Generationen in der Stadt',
    'Unsere Knöpfe sind aus Horn',
  ],
  fr: [
    'Merci de réserver la veille',
    'Nous fabriquons des boutons de nacre',
    'Ouvert le samedi matin',
    'Entrée par la cour',
    'La maison date de 1890',
    'Les chiens sont admis',
  ],
  es: [
    'Se ruega puntualidad',
    'Hacemos botones de asta',
    'Abierto los sábados',
    'La primera clase es gratis',
    'Reserve con dos días',
    'Los perros son bienvenidos',
  ],
  it: [
    'Si prega di prenotare',
    'Facciamo bottoni di corno',
    'Aperto il sabato mattina',
    'La bottega è del 1890',
    'Ingresso dal cortile',
    'Tagliamo chiavi',
  ],
  pt: [
    'Reserve com dois dias',
    'Fazemos botões de chifre',
    'Aberto aos sábados',
    'A oficina existe desde 1990',
    'Entrada pelo pátio',
    'Aceitamos cães',
  ],
  nl: [
    'Graag contant betalen',
    'We maken knopen van hoorn',
    'Open op zaterdag',
    'Honden zijn welkom',
    'Ingang aan de achterkant',
    'De molen is van 1890',
  ],
  pl: [
    'Prosimy o wcześniejszą rezerwację',
    'Robimy guziki z rogu',
    'Otwarte w soboty',
    'Warsztat istnieje od 1990',
    'Wejście od podwórza',
    'Psy mile widziane',
  ],
  ja: [
    'ご予約はお電話でお願いします',
    '土曜日は休みです',
    '駐車場は三台分あります',
    '創業は明治です',
    '靴を脱いでお上がりください',
    '犬も歓迎です',
  ],
  ar: [
    'يرجى الحجز مسبقا',
    'مفتوح يوم السبت',
    'نصنع الأزرار من القرن',
    'الدخول من الفناء',
    'المشغل قائم منذ عام 1990',
    'الكلاب مرحب بها',
  ],
};

const rows = (lists: Record<string, string[]>) => Object.values(lists).flat();

describe('what is said to the maker', () => {
  test.each(rows(forMaker))('is not printed: %s', (text) => expect(printablePart(text)).toBeUndefined());

  test.each(rows(forVisitors))('is not what visitors are told: %s', (text) =>
    expect(printablePart(text)).toBe(text),
  );

  test.each([
    ['Oh and the yard is open on Sundays', 'the yard is open on Sundays'],
    ['We cover Otley and Ilkley, used to do Leeds but not any more', 'We cover Otley and Ilkley'],
    ['Coast pass £14 [NB it was more last year]', 'Coast pass £14'],
    ['please put £72 in the footer', '£72'],
    ['tell people to bring wellies', 'bring wellies'],
  ])('%s: the rest is kept', (text, kept) => expect(printablePart(text)).toBe(kept));

  test.each(['Home', 'Name', 're about forty people', 'Kindly prepare a', 'vitrine'])(
    'names nothing: %s',
    (text) => expect(isNoLabel(text)).toBe(true),
  );

  test('a name behind its key in a sentence is the name', () => {
    expect(readBrief('We want a small shop for our soaps, name: Lye & Lather.').name?.value).toBe(
      'Lye & Lather',
    );
  });

  test.each([
    ['Gallery for moths in Hull called Dusk. 妻が「もっと明るいサイトにして」と言っています。', '明るい'],
    ['Onze winkel heet Twee Recht. We verkopen garen van schapen uit de buurt.', 'Onze winkel heet'],
    ['We mend kites in Hull. Oh, and the name: Windhover. We open on Saturdays.', 'the name'],
  ])('is in no field: %s', (prompt, words) => {
    const { statements: _, name: __, ...fields } = readBrief(prompt);
    expect(JSON.stringify(fields)).not.toContain(words);
  });

  test('what stands under the keys of a brief is planned, not told', () => {
    const { name, details, offer, events, story } = readBrief(
      'Client: The Alder Trust\nObjective: more donations\nScope: home page, donate\nDonation: £5 plants a tree\nTimeline: draft by 12 May',
    );
    expect(name?.value).toBe('The Alder Trust');
    const printed = JSON.stringify({ details, offer, events, story });
    expect(printed).toContain('plants a tree');
    for (const words of ['12 May', 'more donations', 'home page']) expect(printed).not.toContain(words);
  });

  test('the address that a letter goes to is not for visitors', () => {
    const { contacts } = readBrief(
      'From: Deborah <deborah@lylehats.example>\nTo: studio@webpeople.example\n\nLyle Hats in Lewes. Felt cloche £140.',
    );
    expect(contacts.map(({ value }) => value)).toEqual(['deborah@lylehats.example']);
  });
});

test.each([
  'The one who writes this is me, Gerald.',
  "We don't rent scooters but you needn't write that.",
  'Ich bin nur der Neffe, lassen Sie mich raus.',
  'No hace falta decirlo, a mí no me nombres.',
  'Je vous écris au nom de mon oncle.',
])('what is said of the writing and who writes is no text of the site: %s', (text) => {
  expect(printablePart(text) ?? '').not.toMatch(/Gerald|write|Neffe|nombres|écris/u);
});
