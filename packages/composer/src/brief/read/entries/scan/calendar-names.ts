/*
 * The names of months and weekdays, long and short, of English, German, French, Spanish, Italian, Portuguese, Dutch, Polish,
 * Russian and Arabic, as Intl.DateTimeFormat gives them: written down, as asking for them takes 70 ms of a process's first prompt.
 */

export const monthNames =
  'january february march april may june july august september october november december jan feb mar ' +
  'apr jun jul aug sep oct nov dec januar februar märz mai juni juli oktober dezember sept okt dez ' +
  'janvier février mars avril juin juillet août septembre octobre novembre décembre janv févr avr juil ' +
  'déc enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene abr ' +
  'ago dic gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre gen mag giu lug set ' +
  'ott janeiro fevereiro março maio junho julho setembro outubro novembro dezembro fev out januari ' +
  'februari maart mei augustus mrt stycznia lutego marca kwietnia maja czerwca lipca sierpnia września ' +
  'października listopada grudnia sty lut kwi maj cze lip sie wrz paź lis gru января февраля марта ' +
  'апреля мая июня июля августа сентября октября ноября декабря янв февр мар апр июн июл авг сент окт ' +
  'нояб дек يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر';

export const weekdayNames =
  'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun montag dienstag ' +
  'mittwoch donnerstag freitag samstag sonntag mo di mi do fr sa so lundi mardi mercredi jeudi vendredi ' +
  'samedi dimanche lun mar mer jeu ven sam dim lunes martes miércoles jueves viernes sábado domingo mié ' +
  'jue vie sáb dom lunedì martedì mercoledì giovedì venerdì sabato domenica gio sab segunda-feira ' +
  'terça-feira quarta-feira quinta-feira sexta-feira seg ter qua qui sex maandag dinsdag woensdag ' +
  'donderdag vrijdag zaterdag zondag ma wo vr za zo poniedziałek wtorek środa czwartek piątek sobota ' +
  'niedziela pon wt śr czw pt sob niedz понедельник вторник среда четверг пятница суббота воскресенье ' +
  'пн вт ср чт пт сб вс الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد tues weds thur thurs sept';

/** Which weekday of a month it is, in expressions: "second", "2.", "dernier". */
export const ordinalNames =
  'first|second|third|fourth|fifth|last|other|1st|2nd|3rd|4th|5th|' +
  'erste[nrs]?|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|letzte[nrs]?|[1-5]\\.|' +
  'premiers?|première|deuxième|troisième|quatrième|derniers?|dernière|1er|[2-5]e|' +
  'primer|primera|primero|segundo|segunda|tercer|tercera|cuarto|último|última|' +
  'primo|prima|secondo|seconda|terzo|terza|quarto|quarta|ultimo|ultima|[1-5][ºª°]|' +
  'primeiro|primeira|terceiro|terceira|eerste|tweede|derde|vierde|laatste|' +
  'pierwszy|pierwsza|pierwszą|drugi|druga|drugą|trzeci|trzecia|trzecią|ostatni|ostatnia|ostatnią';

/** Before a day on which something is time and again. */
export const everyNames =
  'every|each|jeden|jede|jeder|jedes|cada|chaque|ogni|elke|iedere|todo|toda|todos os|todas as|todos los|tous les|każdy|każda|każdą|כל|كل';

/** Behind such a weekday, of which month: "of the month", "im Monat", "de cada mes". */
export const monthTails =
  '(?:of|in|each|every)\\s(?:(?:the|each|every|a)\\s)?month|(?:im|des|jeden|eines jeden)\\smonate?s?|' +
  '(?:du|de chaque|chaque)\\smois|(?:del|de cada|cada)\\smes|(?:del|di ogni|ogni)\\smese|' +
  '(?:van de|van elke|in de|per)\\smaand|(?:do|de cada|cada)\\smês|(?:każdego\\s)?miesiąca|w miesiącu';
