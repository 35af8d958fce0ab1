import { type BrandKit, limits, pictureUploadTypes, routes } from '@sitewright/contracts';
import { toApiError, useApi } from '@sitewright/web-kit';
import { useState } from 'react';
import { setLogo } from './brand-kit-store.ts';

const megabyte = 1024 * 1024;
const types: ReadonlySet<string> = new Set(pictureUploadTypes);

/** What is wrong with a file before it is sent. */
function problemOf({ name, type, size }: File): string | undefined {
  const most = type === 'image/svg+xml' ? limits.drawingMaxBytes : limits.pictureMaxBytes;
  if (type !== '' && !types.has(type))
    return `“${name}” is no picture that a website can show. Choose an SVG, PNG, JPEG, WebP, AVIF or GIF file.`;
  if (size > most)
    return `“${name}” has ${Math.ceil(size / megabyte)} MB; a logo may have ${most / megabyte} MB. Save it smaller, then choose it again.`;
  return undefined;
}

/** Sets and removes the logo at once. */
export function useLogo() {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = async (call: () => Promise<BrandKit>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setLogo((await call()).logo);
    } catch (error) {
      setProblem(toApiError(error).message);
    }
    setBusy(false);
  };
  return {
    isBusy,
    problem,
    bring: (file: File) => {
      const words = problemOf(file);
      if (words === undefined) void change(() => api.call(routes.changeLogo, { file, timeout: 120_000 }));
      else setProblem(words);
    },
    remove: () => void change(() => api.call(routes.removeLogo)),
  };
}
