import { File, FileCode, FileImage, FileText, FileType } from 'lucide-react';

const icons: [pattern: RegExp, Icon: typeof File][] = [
  [/\.(html|js|mjs|json|xml|webmanifest)$/i, FileCode],
  [/\.(css|woff2?|ttf|otf)$/i, FileType],
  [/\.(svg|png|jpe?g|webp|avif|gif|ico)$/i, FileImage],
  [/\.(txt|md)$|licen[sc]e/i, FileText],
];

/** What kind of file a name stands for. */
export function FileIcon({ path }: { path: string }) {
  const Icon = icons.find(([pattern]) => pattern.test(path))?.[1] ?? File;
  return <Icon aria-hidden="true" className="size-3.75 shrink-0" />;
}
