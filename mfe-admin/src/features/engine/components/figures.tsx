interface FiguresProps {
  caption: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly [name: string, ...figures: number[]])[];
}

/** A table of figures, which scrolls by itself where it is too wide. */
export function Figures({ caption, columns, rows }: FiguresProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section aria-label={caption} className="overflow-x-auto" tabIndex={0}>
      <table className="w-full text-left text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-ink-2">
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index > 0 ? 'py-2 pl-4 text-right' : 'py-2'}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name} className="border-rule border-t">
              <th scope="row" className="wrap-anywhere py-2 font-[550]">
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]} className="py-2 pl-4 text-right tabular-nums">
                  {figure.toLocaleString('en')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
