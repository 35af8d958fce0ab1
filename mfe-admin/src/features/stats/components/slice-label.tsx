interface SliceLabelProps {
  /** The middle of the pie and its radius, in pixels. */
  cx: number;
  cy: number;
  outerRadius: number;
  /** The middle of the slice in degrees, counted against the clock from three o'clock. */
  midAngle: number;
  words: string;
}

/** The words of a slice at the end of a bent line, outside of the pie. */
export function SliceLabel({ cx, cy, outerRadius, midAngle, words }: SliceLabelProps) {
  const angle = (-midAngle * Math.PI) / 180;
  const across = Math.cos(angle);
  const side = across < 0 ? -1 : 1;
  const at = (distance: number) => ({ x: cx + distance * across, y: cy + distance * Math.sin(angle) });
  const from = at(outerRadius + 4);
  const bend = at(outerRadius + 24);
  return (
    <g>
      <path d={`M${from.x},${from.y}L${bend.x},${bend.y}h${14 * side}`} fill="none" stroke="var(--control)" />
      <text
        x={bend.x + 2 * side}
        y={bend.y + (bend.y < cy ? -8 : 20)}
        textAnchor={side < 0 ? 'end' : 'start'}
        fill="var(--ink)"
        fontSize={15}
        fontWeight={600}
      >
        {words}
      </text>
    </g>
  );
}
