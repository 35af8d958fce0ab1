export function LookPanel({ siteId }: { siteId: string }) {
  return <p className="mt-5">{siteId}</p>;
}
