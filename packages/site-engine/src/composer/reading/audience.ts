const people =
  'people|families|parents|children|kids|teens|teenagers|students|beginners|adults|couples|women|men|developers|engineers|designers|freelancers|founders|startups|teams|businesses|companies|runners|cyclists|travellers|travelers|musicians|artists|readers|writers|teachers|professionals|homeowners|locals|tourists|dog owners|cat owners|pet owners|seniors|makers|gamers|remote workers|small businesses|brides|nurses|doctors|lawyers|landlords|farmers|climbers|climbers';
const audiencePattern = new RegExp(
  `(?<![\\p{L}])for\\s((?:[\\p{L}'’-]{2,20}\\s){0,3}(?:${people}))(?![\\p{L}])`,
  'iu',
);

/** Whom it is for, such as "busy parents". */
export function readAudience(text: string): string | undefined {
  const found = audiencePattern.exec(text)?.[1];
  return found && found !== 'people' && !/^(?:a|an|my|our|the|his|her)\s/iu.test(found)
    ? found.toLocaleLowerCase('en')
    : undefined;
}
