const maxPathLength = 200;
const maxDepth = 10;
/** Letters of any script, digits and the few signs that mean nothing to a shell, a URL or Windows. */
const plainSegment = /^[\p{L}\p{M}\p{N}._@+()~, -]+$/u;
/** Devices that Windows sees in every folder, with any extension. */
const windowsDevice = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])[ ]*(?:\.|$)/i;

function segmentProblem(segment: string): string | undefined {
  if (segment === '') return 'has an empty part';
  if (segment === '..') return "leaves the site's folder";
  if (segment.startsWith('.')) return 'names a hidden file';
  if (segment.startsWith('~')) return 'names a home folder';
  if (!plainSegment.test(segment)) return 'has characters that file names cannot have everywhere';
  if (segment.trim() !== segment || segment.endsWith('.'))
    return 'has a part that ends or begins with a space or dot';
  if (windowsDevice.test(segment)) return 'is a name that Windows reserves';
  return undefined;
}

/**
 * Says why a path must not become a file of a site, or `undefined` when it may.
 * A good path is relative, uses `/`, stays inside its folder and means the same file on every system.
 */
export function pathProblem(path: string): string | undefined {
  if (path === '') return 'is empty';
  if (path.length > maxPathLength) return `is longer than ${maxPathLength} characters`;
  if (path.includes('\\')) return 'has a backslash';
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'is absolute';
  const segments = path.split('/');
  if (segments.length > maxDepth) return `is deeper than ${maxDepth} folders`;
  return segments.map(segmentProblem).find((problem) => problem !== undefined);
}

/** Whether a path may become a file of a site; see {@link pathProblem}. */
export const isSafePath = (path: string): boolean => pathProblem(path) === undefined;
