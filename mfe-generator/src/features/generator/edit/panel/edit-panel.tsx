export function EditPanel({ siteId }: { siteId: string }) {
  return <p className="p-5 text-small">{siteId}</p>;
}
