/* What a service asks of typefaces itself. The rest of the composer runs in threads, and is not loaded for it. */
export {
  changeTypefaces,
  NoTypeface,
  restoreTypefaces,
  typefaceNames,
  typefacesOf,
} from './render/families/fonts/change-typefaces.ts';
