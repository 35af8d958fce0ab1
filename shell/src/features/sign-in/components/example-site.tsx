import './example-site.css';

const ink = '#1c2b33';

const niches = [
  {
    x: 40,
    ground: '#b9cbd0',
    pot: '#2d5a6b',
    shape: 'M72 0h56c-3 36 56 68 56 142 0 62-36 98-84 98S16 204 16 142C16 68 75 36 72 0z',
  },
  { x: 248, ground: '#d8cfc0', pot: '#a8683f', shape: 'M26 100h148c0 90-28 140-74 140S26 190 26 100z' },
  {
    x: 456,
    ground: '#c6d2c0',
    pot: '#46604a',
    shape: 'M78 24h44v66c38 26 50 60 50 92 0 40-28 58-72 58s-72-18-72-58c0-32 12-66 50-92z',
  },
  {
    x: 664,
    ground: '#d9c6cb',
    pot: '#7d4257',
    shape: 'M30 80h124v24c44-14 52 56-8 64-8 46-32 72-54 72-42 0-62-70-62-160z',
  },
] as const;

/** A pottery studio's front page, the kind of thing the quoted brief asks for. */
export function ExampleSite() {
  return (
    <svg
      role="img"
      aria-label="The front page of a pottery studio"
      viewBox="0 0 900 560"
      className="block w-225 max-w-none rounded-[10px] font-text shadow-pop"
      fill={ink}
    >
      <path d="M0 0H900V560H0z" fill="#e8ecea" />
      <g fontSize={12} fontWeight={550}>
        <text x={40} y={38}>
          Studio Ondine
        </text>
        <text x={860} y={38} textAnchor="end">
          Classes · Kiln hire · Visit
        </text>
      </g>
      <g
        fontFamily="Newsreader Example, serif"
        fontWeight={420}
        fontSize={82}
        letterSpacing={-3.6}
        textAnchor="middle"
      >
        <text x={450} y={140}>
          Make something
        </text>
        <text x={450} y={216}>
          that holds water.
        </text>
      </g>
      <text x={450} y={266} fontSize={13} textAnchor="middle">
        Wheel-throwing for beginners. Six weeks, eight people, all clay included.
      </text>
      {niches.map(({ x, ground, pot, shape }) => (
        <g key={x} transform={`translate(${x} 300)`}>
          <path d="M0 240V98a98 98 0 0 1 196 0V240z" fill={ground} />
          <path d={shape} fill={pot} transform="translate(18 48) scale(0.8)" />
        </g>
      ))}
    </svg>
  );
}
