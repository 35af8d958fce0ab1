/*
 * The names of months and weekdays, long and short, without points, of the eighteen languages people write most here, as
 * Intl.DateTimeFormat gives them: written down, as asking for them takes 15 to 50 ms of a process's first prompt.
 */

/** Names of months and days in small letters, and words for several days. */
export const calendarWords: ReadonlySet<string> = new Set(
  (
    'tues thur thurs sept weekdays weekends daily täglich january february march april may june july ' +
    'august september october november december monday tuesday wednesday thursday friday saturday ' +
    'sunday jan feb mar apr jun jul aug sep oct nov dec mon tue wed thu fri sat sun januar februar ' +
    'märz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
    'mär okt dez mo di mi do fr sa so janvier février mars avril juin juillet août septembre octobre ' +
    'novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche janv févr avr juil déc lun ' +
    'mer jeu ven sam dim enero febrero marzo abril mayo junio julio agosto septiembre octubre ' +
    'noviembre diciembre lunes martes miércoles jueves viernes sábado domingo ene abr ago dic mié jue ' +
    'vie sáb dom gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre lunedì ' +
    'martedì mercoledì giovedì venerdì sabato domenica gen mag giu lug set ott gio sab janeiro ' +
    'fevereiro março maio junho julho setembro outubro novembro dezembro segunda-feira segunda ' +
    'terça-feira terça quarta-feira quarta quinta-feira quinta sexta-feira sexta fev out seg ter qua ' +
    'qui sex januari februari maart mei augustus maandag dinsdag woensdag donderdag vrijdag zaterdag ' +
    'zondag mrt ma wo vr za zo styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień ' +
    'październik listopad grudzień poniedziałek wtorek środa czwartek piątek sobota niedziela sty lut ' +
    'kwi cze lip sie wrz paź lis gru pon wt śr czw pt sob niedz augusti måndag tisdag onsdag torsdag ' +
    'fredag lördag söndag mån tis ons tors fre lör sön marts mandag tirsdag lørdag søndag man tirs ' +
    'lør søn desember des tir tor tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu ' +
    'elokuu syyskuu lokakuu marraskuu joulukuu maanantai tiistai keskiviikko torstai perjantai ' +
    'lauantai sunnuntai tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu ti ke to ' +
    'pe la su leden únor březen duben květen červen červenec srpen září říjen prosinec pondělí úterý ' +
    'středa čtvrtek pátek neděle led úno bře dub kvě čvn čvc srp zář říj pro po út st čt pá ne ocak ' +
    'şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık pazartesi salı çarşamba ' +
    'perşembe cuma cumartesi pazar oca şub nis haz tem ağu eyl eki kas ara pzt sal çar per cum cmt ' +
    'paz январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь понедельник ' +
    'вторник среда четверг пятница суббота воскресенье янв февр апр авг сент окт нояб дек пн вт ср чт ' +
    'пт сб вс 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 月 火 水 木 金 土 日 一月 二月 ' +
    '三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月 星期一 星期二 星期三 星期四 星期五 星期六 星期日 周一 周二 周三 周四 周五 周六 周日 يناير فبراير ' +
    'مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر الاثنين الثلاثاء الأربعاء الخميس ' +
    'الجمعة السبت الأحد'
  ).split(' '),
);
