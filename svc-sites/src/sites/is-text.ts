import { lookup } from 'mime-types';

const textTypes = /^text\/|[/+](?:json|xml|javascript|x-sh|yaml)$/;

/** Whether a file of this name is one to read. A name that says nothing, such as `CNAME`, is. */
export function isTextPath(path: string): boolean {
  const type = lookup(path.slice(path.lastIndexOf('/') + 1));
  return type === false || textTypes.test(type);
}
