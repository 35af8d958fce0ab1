import postcss from 'postcss';

/** Anything that could load: an address that is no place in the drawing, and writings that hide one. */
const loads = /url\(\s*(?!["']?#)|image-set\(|image\(|src\(|cross-fade\(|expression\(|\\|@import|<|&/i;

/** Rules of a style sheet, or of a `style` attribute, without those that load or could; all of it gone where it cannot be read. */
export function withoutAddresses(styles: string): string {
  if (!loads.test(styles)) return styles;
  try {
    const root = postcss.parse(styles);
    root.walkAtRules(/^(?:import|font-face|charset|namespace)$/i, (rule) => {
      rule.remove();
    });
    root.walkDecls((declaration) => {
      if (loads.test(declaration.toString())) declaration.remove();
    });
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    const cleaned = root.toString();
    return loads.test(cleaned) ? '' : cleaned;
  } catch {
    return '';
  }
}
