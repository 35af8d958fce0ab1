/** A library that draws icons by classes. */
interface IconLibrary {
  /** Of its sheet, script or typeface. */
  address: RegExp;
  /** The class that names the icon. */
  icon: RegExp;
  /** The classes that say how it is drawn. */
  way: RegExp;
}

const never = /^(?!)/;

const libraries: readonly IconLibrary[] = [
  {
    address: /font-?awesome/i,
    icon: /^fa-(.{1,60})$/,
    way: /^fa(?:[srlbdt]|-(?:solid|regular|light|thin|brands|duotone|sharp|classic|fw|lg|xs|sm|xl|2xs|2xl|\d{1,2}x|spin\S*|pulse|beat\S*|fade|bounce|shake|inverse|border|ul|li|stack\S*|pull-\S+|rotate-\S+|flip\S*))?$/,
  },
  { address: /bootstrap-icons/i, icon: /^bi-(.{1,60})$/, way: /^bi$/ },
  { address: /remixicon/i, icon: /^ri-(.{1,60})$/, way: /^ri-(?:lg|xl|fw|xs|sm|\dx)$/ },
  { address: /boxicons/i, icon: /^bx[ls]?-(.{1,60})$/, way: /^bx[ls]?(?:-(?:lg|md|sm|xs|fw|spin|tada))?$/ },
  { address: /phosphor/i, icon: /^ph-(.{1,60})$/, way: /^ph(?:-(?:bold|fill|light|thin|duotone|regular))?$/ },
  { address: /line-?awesome/i, icon: /^la-(.{1,60})$/, way: /^la[srb]?$/ },
  { address: /materialdesignicons|@mdi/i, icon: /^mdi-(.{1,60})$/, way: /^mdi(?:-\d{1,3}px)?$/ },
  { address: /tabler/i, icon: /^ti-(.{1,60})$/, way: /^ti$/ },
  { address: /material[+\-_ ]?(?:icons|symbols)/i, icon: never, way: /^material-(?:icons|symbols)/ },
  { address: /\b(?:lucide|feather|ionicons|iconify)/i, icon: never, way: never },
];

export const isOfIcons = (url: string): boolean => libraries.some(({ address }) => address.test(url));

export const isIconClass = (name: string): boolean =>
  libraries.some(({ icon, way }) => icon.test(name) || way.test(name));

/** The class among these that names an icon, and the icon's name. */
export function iconOfClasses(classes: readonly string[]): { className: string; name: string } | undefined {
  for (const { icon, way } of libraries)
    for (const className of classes) {
      const name = way.test(className) ? undefined : icon.exec(className)?.[1];
      if (name !== undefined) return { className, name };
    }
  return undefined;
}

/** Whether the text of an element with these classes is the name of an icon. */
export const spellsIcon = (classes: readonly string[]): boolean =>
  classes.some((name) => /^material-(?:icons|symbols)/.test(name));
