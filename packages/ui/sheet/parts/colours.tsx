const swatches = [
  ['paper', 'bg-paper'],
  ['paper-sunk', 'bg-paper-sunk'],
  ['surface', 'bg-surface'],
  ['surface-hover', 'bg-surface-hover'],
  ['rule', 'bg-rule'],
  ['rule-strong', 'bg-rule-strong'],
  ['control', 'bg-control'],
  ['ink-3', 'bg-ink-3'],
  ['ink-2', 'bg-ink-2'],
  ['ink', 'bg-ink'],
  ['purple', 'bg-purple'],
  ['purple-hover', 'bg-purple-hover'],
  ['purple-ink', 'bg-purple-ink'],
  ['purple-tint', 'bg-purple-tint'],
  ['purple-line', 'bg-purple-line'],
  ['pink', 'bg-pink'],
  ['pink-ink', 'bg-pink-ink'],
  ['pink-tint', 'bg-pink-tint'],
  ['good-ink', 'bg-good-ink'],
  ['good-tint', 'bg-good-tint'],
  ['warn-ink', 'bg-warn-ink'],
  ['warn-tint', 'bg-warn-tint'],
  ['bad', 'bg-bad'],
  ['bad-ink', 'bg-bad-ink'],
  ['bad-tint', 'bg-bad-tint'],
  ['slab', 'bg-slab'],
  ['slab-2', 'bg-slab-2'],
  ['slab-text-2', 'bg-slab-text-2'],
  ['slab-purple', 'bg-slab-purple'],
  ['slab-pink', 'bg-slab-pink'],
] as const;

/** The tokens by name, as this theme has them. */
export function Colours() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-4">
      {swatches.map(([name, look]) => (
        <li key={name}>
          <span className={`block h-12 rounded-control border border-rule ${look}`} />
          <span className="mt-1 block text-[0.75rem] text-ink-2">{name}</span>
        </li>
      ))}
    </ul>
  );
}
