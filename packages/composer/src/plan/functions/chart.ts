import type { Draft } from '../drafts.ts';
import type { ToolPlan } from '../site-plan.ts';
import type { Writing } from '../writing.ts';

type Chart = Extract<ToolPlan, { tool: 'chart' }>;

const numeric = /^[^\d]{0,4}(\d[\d.,\s]{0,14})\s*(\D{0,12})$/u;

interface Point {
  label: string;
  value: number;
  unit: string;
}

/** A text that is a number and its unit, and nothing else. */
function numberIn(text: string): { value: number; unit: string } | undefined {
  const [, written, unit = ''] = numeric.exec(text.trim()) ?? [];
  if (!written) return undefined;
  const places = /[.,](\d{1,2})\s*$/u.exec(written)?.[1]?.length ?? 0;
  const value = Number(written.replace(/\D/gu, '')) / 10 ** places;
  return Number.isFinite(value) ? { value, unit: unit.trim() } : undefined;
}

const pointOf = (label: string, text: string): Point[] => {
  const read = numberIn(text);
  return read ? [{ label, ...read }] : [];
};

const colon = /^([^:：]{1,40})[:：]\s*(\S.*)$/u;

type Offer = Writing['brief']['offer'][number];
type Detail = Writing['brief']['details'][number];

const itemPoints = ({ items }: Offer): Point[] =>
  items.flatMap(({ name, price, detail, values }) =>
    pointOf(name, price ?? Object.values(values ?? {})[0] ?? detail ?? ''),
  );

function detailPoints({ text, key }: Detail): Point[] {
  const [, label, value] = colon.exec(text) ?? [];
  if (label && value) return pointOf(label, value);
  return key ? pointOf(key, text) : [];
}

const fewestAlike = 3;

/** Numbers of one unit from anywhere in the prompt, in their order; few say nothing. */
function likePoints(points: readonly Point[]): Point[] {
  const byUnit = [...Map.groupBy(points, ({ unit }) => unit).values()];
  const [most = []] = byUnit.toSorted((one, other) => other.length - one.length);
  const byLabel = most.toSorted((one, other) =>
    one.label.localeCompare(other.label, 'en', { numeric: true }),
  );
  const areYears = most.every(({ label }) => /^\d{4}$/u.test(label));
  if (most.length < fewestAlike) return [];
  return areYears ? byLabel : [...most];
}

function pointsOf({ has, functions }: Draft, { brief }: Writing): Point[] {
  const lists = [
    has.groups.flatMap(({ items }) =>
      items.flatMap(({ name, price, detail, values }) =>
        pointOf(name, price ?? Object.values(values ?? {})[0] ?? detail ?? ''),
      ),
    ),
    has.figures.flatMap(({ value, label }) => pointOf(label, value)),
    has.details.flatMap(({ text, key }) => {
      const [, label, value] = colon.exec(text) ?? [];
      return label && value ? pointOf(label, value) : pointOf(key ?? '', text);
    }),
    functions.flatMap(({ options }) =>
      options.flatMap((option) => {
        const [, label, value] = colon.exec(option) ?? [];
        return label && value ? pointOf(label, value) : [];
      }),
    ),
    brief.figures.flatMap(({ value, label }) => pointOf(label, value)),
    likePoints([...brief.offer.flatMap(itemPoints), ...brief.details.flatMap(detailPoints)]),
  ];
  return lists.find((points) => points.length > 1) ?? [];
}

/** A chart of the numbers that the prompt states: those of the section, else its figures. */
export function chartFor(draft: Draft, writing: Writing): Chart | undefined {
  const points = pointsOf(draft, writing);
  const [{ unit } = { unit: '' }] = points;
  // What is not counted in one unit is no series: bars side by side would compare milliseconds with percents.
  const isSeries = points.length >= fewestAlike && points.every((point) => point.unit === unit);
  if (!isSeries) return undefined;
  return {
    tool: 'chart',
    kind: points.length > 6 ? 'line' : 'bars',
    labels: points.map(({ label }) => label),
    values: points.map(({ value }) => value),
    ...(unit && { unit }),
  };
}
