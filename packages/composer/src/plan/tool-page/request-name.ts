import { toolTextsOf } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { capitalise } from '../words.ts';
import { thingIn } from './log.ts';

/** What something to use is called: in the person's own words, else by what is noted or done with it, in a locale. */
export function requestName({ name, kind, told }: NonNullable<Brief['tool']>, locale: string): string {
  if (name) return capitalise(name);
  const { log, daily } = toolTextsOf(locale);
  if (kind !== 'logVerb') return daily.title;
  const thing = thingIn(told);
  return thing ? log.title.replace('{thing}', capitalise(thing)) : log.list;
}
