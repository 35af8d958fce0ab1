const ink = '#17302a';
const frame = '#c8412b';

const spokes = Array.from({ length: 8 }, (_, turn) => turn * 22.5);

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 288)`}>
      <circle r={106} fill="#fbf5e6" strokeWidth={9} />
      <circle r={90} strokeWidth={2.5} />
      <g strokeWidth={2}>
        {spokes.map((angle) => (
          <path key={angle} d="M0 -90V90" transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle r={11} fill={ink} />
    </g>
  );
}

/** The drawing the brief asks for: a road bicycle on its line of ground. */
export function Bicycle() {
  return (
    <svg
      viewBox="0 0 560 424"
      fill="none"
      stroke={ink}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block w-full"
      aria-hidden="true"
    >
      <path d="M0 398H560" strokeWidth={5} />
      <Wheel x={138} />
      <Wheel x={428} />
      <path
        d="M138 288L220 138H372L266 288ZM220 138L266 288M428 288L362 100"
        stroke={frame}
        strokeWidth={13}
      />
      <g strokeWidth={9}>
        <path d="M205 96L223 146M175 93H241M354 83L390 73C420 65 426 95 408 104" />
        <circle cx={266} cy={288} r={25} fill="#f3b833" />
        <path d="M266 288L290 334M276 336H305" />
      </g>
    </svg>
  );
}
