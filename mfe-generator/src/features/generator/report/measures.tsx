import type { QualityReport } from '@sitewright/contracts';
import { sizeWords } from '../../../lib/size-words.ts';

const kinds = [
  ['pages', 'HTML'],
  ['styles', 'Styles'],
  ['scripts', 'Scripts'],
  ['pictures', 'Pictures'],
  ['fonts', 'Fonts'],
  ['others', 'Other files'],
] as const;

function figuresOf({ files, bytes, measures }: QualityReport): [name: string, figure: string][] {
  const whole: [string, string][] = [
    ['Files', files.toLocaleString('en')],
    ['Size', sizeWords(bytes)],
  ];
  if (!measures) return whole;
  const bytesByKind = kinds
    .filter(([kind]) => measures.bytes[kind] > 0)
    .map(([kind, name]): [string, string] => [name, sizeWords(measures.bytes[kind])]);
  return [['Pages', measures.pages.toLocaleString('en')], ...whole, ...bytesByKind];
}

/** How large the site is, and of what. */
export function Measures({ report }: { report: QualityReport }) {
  return (
    <section className="mt-10">
      <h2 className="text-h3">Measures</h2>
      <dl className="mt-3 grid border-rule border-t desk:grid-cols-2 desk:gap-x-8">
        {figuresOf(report).map(([name, figure]) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-rule border-b py-2.5 text-ui"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
