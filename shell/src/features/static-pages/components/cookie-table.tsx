const cookies = [
  {
    name: 'auth_token',
    type: 'Essential',
    purpose: 'Keeps you signed in',
    duration: "Session, or 7 days with 'Remember Me'",
  },
  {
    name: 'user_prefs',
    type: 'Preference',
    purpose: 'Remembers the light or dark theme you chose',
    duration: '1 year',
  },
  { name: '_ga', type: 'Analytics', purpose: 'Tells visits apart and counts them', duration: '2 years' },
] as const;

const columns = ['Cookie', 'Type', 'Purpose', 'Duration'] as const;

/** The cookies by name. On a narrow screen each becomes a block: four columns would be unreadable there. */
export function CookieTable() {
  return (
    <table className="w-full text-left text-body">
      <thead className="max-sm:sr-only">
        <tr className="border-rule-strong border-b">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2.5 pr-4 font-semibold text-ink text-small">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cookies.map(({ name, type, purpose, duration }) => (
          <tr key={name} className="border-rule border-b align-top max-sm:block max-sm:py-3">
            <th
              scope="row"
              className="py-3 pr-4 font-mono font-normal text-code text-ink max-sm:block max-sm:py-0.5"
            >
              {name}
            </th>
            {[type, purpose, duration].map((text) => (
              <td key={text} className="py-3 pr-4 max-sm:block max-sm:py-0.5">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
