import { times } from '../drawing.ts';
import { type Draw, label, leafShape, niche, panel, seal, shape, stroke } from './pieces.ts';

export const sofa: Draw = (paint, random) =>
  `${niche(paint, random)}${shape(paint, 'soft', 'M-160 -70Q-160 -116 -114 -116H114Q160 -116 160 -70V60H-160Z')}${stroke(paint.line, 6, 'M0 -114V60')}${shape(paint, 'white', 'M-40 -40l76 -16l18 78l-76 16Z')}${shape(paint, 'fill', 'M-222 -20Q-222 -56 -186 -56T-150 -20V60H150V-20Q150 -56 186 -56T222 -20V132H-222Z')}${stroke(paint.line, 6, 'M-150 60V130M150 60V130M-148 92H148')}${stroke(paint.line, 17, 'M-186 140V176M186 140V176')}${stroke(paint.line, 7, 'M-230 184H230')}`;

export const plant: Draw = (paint, random) => {
  const leaves = [-74, -44, -18, 14, 42, 72]
    .map((angle, index) => {
      const length = 190 + (index % 2) * 44;
      return `<g transform="translate(0 60) rotate(${angle})">${shape(paint, index % 2 ? 'soft' : 'fill', leafShape(length))}<path d="M0 0V${-length * 0.82}" stroke="${paint.line}" stroke-width="5"/></g>`;
    })
    .join('');
  return `${niche(paint, random)}${leaves}${shape(paint, 'line', 'M-110 40H110V84H-110Z')}${shape(paint, 'white', 'M-96 84H96L74 226H-74Z')}${stroke(paint.line, 6, 'M-86 130L-40 110L0 140L40 110L86 130')}`;
};

/** A painter's palette with a brush across it. */
export const palette: Draw = (paint, random) =>
  `${label(paint, random)}${shape(paint, 'white', 'M-10 -180C120 -184 214 -100 210 0C206 80 130 50 96 86C60 130 110 180 30 186C-110 190 -206 110 -208 0C-208 -106 -120 -178 -10 -180Z')}${(
    [
      [-120, -60, 'fill'],
      [-30, -120, 'soft'],
      [80, -104, 'line'],
      [146, -24, 'fill'],
      [-136, 40, 'line'],
      [-60, 112, 'soft'],
    ] as const
  )
    .map(
      ([x, y, fill]) =>
        `<circle cx="${x}" cy="${y}" r="33" fill="${paint[fill]}" stroke="${paint.line}" stroke-width="6"/>`,
    )
    .join(
      '',
    )}<g transform="translate(60 60) rotate(42)">${shape(paint, 'fill', 'M-15 -40H15L10 190H-10Z')}${shape(paint, 'pale', 'M-18 -84H18V-40H-18Z')}${shape(paint, 'line', 'M-18 -84Q-34 -140 0 -196Q34 -140 18 -84Z')}</g>`;

/** A hammer and a spanner, crossed. */
export const tools: Draw = (paint, random) =>
  `${label(paint, random)}<g transform="rotate(42)">${shape(paint, 'soft', 'M-19 -120H19V190Q19 214 0 214T-19 190Z')}${shape(paint, 'line', 'M-92 -196H56Q104 -190 112 -130H72Q60 -148 30 -148H-92Z')}</g><g transform="rotate(-42)">${shape(paint, 'fill', 'M-24 -70V150A54 54 0 1 0 24 150V-70Q74 -96 70 -150Q62 -196 34 -212V-140L0 -120L-34 -140V-212Q-62 -196 -70 -150Q-74 -96 -24 -70Z')}<circle cy="192" r="22" fill="${paint.white}" stroke="${paint.line}" stroke-width="6"/></g>`;

export const flame: Draw = (paint, random) =>
  `${seal(paint, random)}${shape(paint, 'fill', 'M10 -220Q40 -140 104 -90Q170 -20 150 70Q120 194 0 196Q-120 194 -148 80Q-160 0 -96 -70Q-90 -20 -56 -8Q-70 -120 10 -220Z')}${shape(paint, 'soft', 'M16 -60Q40 0 72 30Q100 70 82 116Q60 176 0 178Q-66 174 -82 112Q-88 66 -50 30Q-44 56 -20 60Q-24 -10 16 -60Z')}${shape(paint, 'white', 'M4 70Q40 110 30 146Q20 176 0 176Q-30 174 -34 142Q-36 110 4 70Z')}`;

/** A panel on a roof, the sun over it. */
export const solar: Draw = (paint, random) => {
  const uprights = times(3, (index) => `M${index * 75 - 86} 2L${index * 98 - 115} 148`).join('');
  return `${niche(paint, random)}<circle cx="86" cy="-132" r="54" fill="${paint.soft}" stroke="${paint.line}" stroke-width="6"/>${stroke(paint.line, 9, 'M86 -216v-22M170 -132h24M146 -192l16 -16M26 -192l-16 -16M2 -132h-24')}${shape(paint, 'line', 'M-172 -10H148L196 160H-232Z')}${shape(paint, 'fill', 'M-160 2H138L178 148H-212Z')}${stroke(paint.pale, 7, `${uprights}M-176 48H150M-194 98H164`)}${stroke(paint.line, 14, 'M-20 160V210M-90 214H60')}`;
};

/** A spool of thread with its needle. */
export const spool: Draw = (paint, random) =>
  `${label(paint, random)}${shape(paint, 'soft', 'M-130 -170H70L50 -120H-110Z')}${shape(paint, 'fill', 'M-104 -120H44V110H-104Z')}${stroke(paint.line, 5, times(7, (index) => `M-104 ${index * 32 - 96}L44 ${index * 32 - 116}`).join(''))}${shape(paint, 'soft', 'M-110 110H50L70 160H-130Z')}${stroke(paint.line, 7, 'M44 60Q130 60 120 -40T150 -160')}<g transform="translate(150 20) rotate(12)">${shape(paint, 'white', 'M-12 -170Q0 -190 12 -170L8 120L0 190L-8 120Z')}${shape(paint, 'line', 'M-3 -160h6v40h-6Z')}</g>`;

export const suitcase: Draw = (paint, random) =>
  `${label(paint, random)}${stroke(paint.line, 22, 'M-70 -120V-176Q-70 -196 -50 -196H50Q70 -196 70 -176V-120')}${shape(paint, 'fill', 'M-170 -120H170Q200 -120 200 -90V140Q200 170 170 170H-170Q-200 170 -200 140V-90Q-200 -120 -170 -120Z')}${shape(paint, 'soft', 'M-140 -120H-96V170H-140ZM96 -120H140V170H96Z')}${shape(paint, 'white', 'M-50 -40H50V60H-50Z')}${stroke(paint.line, 7, 'M-30 30L0 -20L30 30M-18 10H18')}${stroke(paint.line, 17, 'M-140 180V200M140 180V200')}`;

export const glasses: Draw = (paint, random) =>
  `${panel(paint, random)}${stroke(paint.line, 14, 'M-206 -50L-226 -110M206 -50L226 -110M-34 -10Q0 -44 34 -10')}${[-120, 120].map((x) => `<circle cx="${x}" cy="20" r="92" fill="${paint.soft}" stroke="${paint.line}" stroke-width="12"/><circle cx="${x}" cy="20" r="76" fill="${paint.fill}"/><path d="M${x - 44} 0L${x - 4} -36M${x - 30} 36L${x + 34} -26" stroke="${paint.white}" stroke-width="12" stroke-linecap="round"/>`).join('')}`;

/** The strings of a racket: longest in the middle. */
const strings = (count: number, step: number, reach: number, toLine: (at: number, half: number) => string) =>
  times(count, (index) => {
    const away = index - (count - 1) / 2;
    const half = Math.round(Math.sqrt(1 - (away / (count / 2 + 0.6)) ** 2) * reach);
    return toLine(Math.round(away * step), half);
  }).join('');

export const racket: Draw = (paint, random) => {
  const upright = strings(7, 26, 124, (x, half) => `M${x} ${-84 - half}V${half - 84}`);
  const across = strings(9, 26, 98, (y, half) => `M${-half} ${y - 84}H${half}`);
  return `${seal(paint, random)}<g transform="rotate(40)"><ellipse cy="-84" rx="104" ry="132" fill="${paint.white}" stroke="${paint.line}" stroke-width="28"/><ellipse cy="-84" rx="104" ry="132" fill="none" stroke="${paint.fill}" stroke-width="16"/>${stroke(paint.line, 3, upright + across)}${stroke(paint.line, 17, 'M-56 36L-10 96M56 36L10 96')}${shape(paint, 'line', 'M-20 90H20V230H-20Z')}${stroke(paint.soft, 6, 'M-18 130L18 116M-18 166L18 152M-18 202L18 188')}</g><circle cx="-120" cy="124" r="46" fill="${paint.soft}" stroke="${paint.line}" stroke-width="6"/>${stroke(paint.white, 7, 'M-156 100Q-120 120 -124 168M-112 80Q-110 112 -80 130')}`;
};
