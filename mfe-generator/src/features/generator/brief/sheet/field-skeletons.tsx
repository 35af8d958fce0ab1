import { Skeleton, Spinner } from '@sitewright/ui';

const rows = [
  { name: 'Name', width: '38%' },
  { name: 'Kind', width: '62%' },
  { name: 'In one line', width: '80%' },
  { name: 'Language', width: '22%' },
  { name: 'Place', width: '44%' },
  { name: 'Phone', width: '36%' },
  { name: 'Email', width: '58%' },
  { name: 'Opening hours', width: '90%' },
  { name: 'Price list', width: '90%' },
  { name: 'People', width: '48%' },
  { name: 'Pages', width: '52%' },
  { name: 'Colours', width: '30%' },
];

/** The names of the fields, before there are values. */
export function FieldSkeletons() {
  return (
    <>
      <Spinner label="Reading what you wrote" className="sr-only" />
      <ul aria-hidden="true" className="border-rule border-t">
        {rows.map(({ name, width }) => (
          <li
            key={name}
            className="grid grid-cols-[104px_minmax(0,1fr)] items-center border-rule border-b py-0.75"
          >
            <span className="py-0.75 text-ink-3 text-small">{name}</span>
            <Skeleton className="h-3.5" style={{ width }} />
          </li>
        ))}
      </ul>
    </>
  );
}
