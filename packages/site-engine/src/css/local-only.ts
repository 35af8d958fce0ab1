import type { CustomAtRules, Image, TokenOrValue, Visitor } from 'lightningcss';
import { isExternalUrl } from '../files/external-url.ts';

/** Loads nothing and is valid wherever an address is. */
const emptyUrl = 'data:,';
/** Functions that load what a plain string inside them names. */
const loadingFunctions = new Set(['src', 'image', 'image-set', '-webkit-image-set']);

function withoutExternalString(argument: TokenOrValue): TokenOrValue {
  if (argument.type !== 'token' || argument.value.type !== 'string') return argument;
  if (!isExternalUrl(argument.value.value)) return argument;
  return { type: 'token', value: { type: 'string', value: emptyUrl } };
}

const loadsExternally = (image: Image): boolean =>
  image.type === 'image-set'
    ? image.value.options.some((option) => loadsExternally(option.image))
    : image.type === 'url' && isExternalUrl(image.value.url);

/**
 * A lightningcss visitor after which the styles load nothing from another host. lightningcss decodes escapes
 * first, so that `ht\74ps:` is seen as what it is. Each removed address goes to `onRemoved`.
 */
export function localOnly(onRemoved: (url: string) => void): Visitor<CustomAtRules> {
  return {
    Url(url) {
      if (!isExternalUrl(url.url)) return undefined;
      onRemoved(url.url);
      return { ...url, url: emptyUrl };
    },
    Image(image) {
      if (image.type !== 'image-set' || !loadsExternally(image)) return undefined;
      onRemoved('image-set()');
      return { type: 'none' };
    },
    Function(called) {
      if (!loadingFunctions.has(called.name.toLowerCase())) return undefined;
      return {
        type: 'function',
        value: { ...called, arguments: called.arguments.map(withoutExternalString) },
      };
    },
    Rule: {
      import(rule) {
        if (!isExternalUrl(rule.value.url)) return undefined;
        onRemoved(rule.value.url);
        return [];
      },
    },
  };
}
