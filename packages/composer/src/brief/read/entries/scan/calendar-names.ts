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
