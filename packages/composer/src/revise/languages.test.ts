import { expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { revise } from './revise.ts';

const { brief } = compose(
  'A bicycle workshop in Leeds called Spoke & Chain.\nServices:\n- Full service £75\n- Tune-up £45\nTeam:\n- Anna Berg, mechanic\n- Tom Hill, apprentice\nOpen Tue–Sat 9–17. Phone 020 7946 0958. A gallery.',
  '0',
);

/** One request of each kind, in every language in which a change can be asked for. */
const requests: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Change the phone number to 020 7946 0123',
    'Tune-up costs £50 now',
    'Make it green',
    'a bit darker',
    'Delete Tom Hill',
    'Add a person: Carla Diaz, mechanic',
    'Remove the gallery',
    'Use a serif font',
  ],
  de: [
    'Ändere die Telefonnummer auf 020 7946 0123',
    'Tune-up kostet jetzt £50',
    'Mach die Seite grün',
    'etwas dunkler',
    'Lösche Tom Hill',
    'Füge eine Person hinzu: Carla Diaz, Mechanikerin',
    'Entferne die Galerie',
    'Verwende eine Serifenschrift',
  ],
  fr: [
    'Change le numéro de téléphone par 020 7946 0123',
    'Tune-up coûte maintenant £50',
    'Rends le site vert',
    'un peu plus sombre',
    'Supprime Tom Hill',
    'Ajoute une personne : Carla Diaz, mécanicienne',
    'Supprime la galerie',
    'Utilise une police serif',
  ],
  es: [
    'Cambia el teléfono a 020 7946 0123',
    'Tune-up cuesta ahora £50',
    'Haz la página verde',
    'un poco más oscuro',
    'Elimina a Tom Hill',
    'Añade una persona: Carla Diaz, mecánica',
    'Elimina la galería',
    'Usa una letra serif',
  ],
  it: [
    'Cambia il numero di telefono in 020 7946 0123',
    'Tune-up costa ora £50',
    'Rendi il sito verde',
    'un po più scuro',
    'Rimuovi Tom Hill',
    'Aggiungi una persona: Carla Diaz, meccanica',
    'Rimuovi la galleria',
    'Usa un carattere serif',
  ],
  pt: [
    'Muda o telefone para 020 7946 0123',
    'Tune-up custa agora £50',
    'Torna o site verde',
    'um pouco mais escuro',
    'Remove Tom Hill',
    'Adiciona uma pessoa: Carla Diaz, mecânica',
    'Remove a galeria',
    'Usa uma letra serif',
  ],
  nl: [
    'Verander het telefoonnummer in 020 7946 0123',
    'Tune-up kost nu £50',
    'Maak de site groen',
    'iets donkerder',
    'Verwijder Tom Hill',
    'Voeg een persoon toe: Carla Diaz, monteur',
    'Verwijder de galerij',
    'Gebruik een schreefletter',
  ],
  pl: [
    'Zmień numer telefonu na 020 7946 0123',
    'Tune-up kosztuje teraz £50',
    'Zmień kolor na zielony',
    'trochę ciemniejsza',
    'Usuń Tom Hill',
    'Dodaj osobę: Carla Diaz, mechanik',
    'Usuń galerię',
    'Użyj czcionki szeryfowej',
  ],
  ja: [
    '電話番号を020 7946 0123に変更してください',
    'Tune-upは£50です',
    'サイトを緑にして',
    '少し暗くして',
    'Tom Hillを削除してください',
    '人物：Carla Diaz、メカニックを追加',
    'ギャラリーを削除',
    '明朝体のフォントを使って',
  ],
  zh: [
    '把电话改成020 7946 0123',
    'Tune-up现在是£50',
    '把网站改成绿色',
    '稍微暗一点',
    '删除Tom Hill',
    '添加人员：Carla Diaz，技师',
    '删除图库',
    '使用衬线字体',
  ],
  ar: [
    'غيّر رقم الهاتف إلى 020 7946 0123',
    'سعر Tune-up هو £50',
    'اجعل الموقع أخضر',
    'أغمق قليلا',
    'احذف Tom Hill',
    'أضف شخصا: Carla Diaz، ميكانيكية',
    'احذف المعرض',
    'استخدم خطا كلاسيكيا',
  ],
};

test.each(Object.entries(requests))(
  '%s: one request of each kind is understood, and comes to the same',
  (_language, asked) => {
    const read = asked.map((instruction) => revise({ brief, seed: '0', instruction }));
    const english = (requests.en ?? []).map((instruction) => revise({ brief, seed: '0', instruction }));
    for (const [index, { done, notUnderstood, changes }] of read.entries()) {
      expect([done.length, notUnderstood], asked[index]).toEqual([1, []]);
      expect(Object.keys(changes), asked[index]).toEqual(Object.keys(english[index]?.changes ?? {}));
    }
  },
);
