import { around, at, round, times } from '../drawing.ts';
import { createNoise } from '../noise.ts';
import { type Draw, disc, leafShape, niche, shadow, shape, stipple, stroke } from './pieces.ts';

export const bloom: Draw = (paint, random) => {
  const rings = [
    { count: 13, length: 250, width: 58, fill: paint.fill },
    { count: 11, length: 184, width: 50, fill: paint.soft },
    { count: 9, length: 122, width: 40, fill: paint.fill },
  ];
  const petals = rings
    .map(({ count, length, width, fill }) => {
      const petal = `<path d="M0 -18C${width * 1.2} ${round(-length * 0.35)} ${width} ${-length} 0 ${-length}C${-width} ${-length} ${-width * 1.2} ${round(-length * 0.35)} 0 -18Z" fill="${fill}" stroke="${paint.line}" stroke-width="4"/><path d="M0 -50V${-length + 46}M14 -54L${round(width * 0.36)} ${-length + 72}M-14 -54L${round(-width * 0.36)} ${-length + 72}" stroke="${paint.line}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
      return around(count, petal, random.between(0, 30));
    })
    .join('');
  const foliage = around(
    7,
    `<path d="${leafShape(292)}" fill="${paint.line}"/><path d="M0 -180V-276" stroke="${paint.pale}" stroke-width="3"/>`,
    12,
  );
  return `${foliage}${petals}${disc(44, paint.pale, paint.line)}<path d="${stipple(random, 38, 130)}" stroke="${paint.line}" stroke-width="5" stroke-linecap="round"/>`;
};

export const leaf: Draw = (paint, random) => {
  const leaves = times(12, (index) => {
    const side = index % 2 ? 1 : -1;
    const y = 210 - index * 40;
    const length = 168 - Math.abs(index - 4) * 10;
    return `<g transform="translate(${round(Math.sin(index / 2) * 10)} ${y}) rotate(${side * Math.round(random.between(48, 66))})"><path d="${leafShape(length)}" fill="${index % 3 ? paint.fill : paint.soft}" stroke="${paint.line}" stroke-width="4"/><path d="M0 -10V${-length + 16}M0 ${round(-length * 0.4)}l22 -24M0 ${round(-length * 0.4)}l-22 -24M0 ${round(-length * 0.62)}l18 -20M0 ${round(-length * 0.62)}l-18 -20" stroke="${paint.line}" stroke-width="2.6" fill="none"/></g>`;
  }).join('');
  return `${disc(282, paint.white, paint.line)}<path d="M0 270C20 120 -18 0 4 -236" stroke="${paint.line}" stroke-width="9" fill="none" stroke-linecap="round"/>${leaves}`;
};

export const scene: Draw = (paint, random) => {
  const id = `scene-${random.index(1e6)}`;
  const ridge = (level: number, height: number) => {
    const noise = createNoise(random);
    const points = times(33, (index) => [index * 20 - 320, level - noise(index * 0.24) * height] as const);
    return `M-320 320L${points.map(at).join('L')}L320 320Z`;
  };
  const glitter = times(12, (index) => {
    const y = 132 + index * 13;
    const width = 12 + index * 7;
    return `M${round(60 - width * random.between(0.5, 1))} ${y}H${round(60 + width * random.between(0.5, 1))}`;
  }).join('');
  return `${shadow(paint)}<clipPath id="${id}"><circle r="278"/></clipPath><g clip-path="url(#${id})"><rect x="-300" y="-300" width="600" height="600" fill="${paint.soft}"/><path d="M-300 -300H300V-120H-300Z" fill="${paint.pale}"/><circle cx="60" cy="-60" r="84" fill="${paint.white}"/><circle cx="60" cy="-60" r="66" fill="${paint.fill}"/><path d="${ridge(70, 190)}" fill="${paint.fill}" opacity=".75"/><path d="${ridge(130, 170)}" fill="${paint.line}" opacity=".72"/><rect x="-300" y="118" width="600" height="200" fill="${paint.line}"/><path d="${glitter}" stroke="${paint.pale}" stroke-width="4" stroke-linecap="round"/></g><circle r="278" fill="none" stroke="${paint.line}" stroke-width="5"/>`;
};

export const tree: Draw = (paint, random) => {
  const crowns = [
    [-92, -40, 96],
    [92, -40, 96],
    [0, -130, 112],
    [0, -20, 104],
  ] as const;
  const crown = crowns
    .map(
      ([x, y, radius]) =>
        `<g transform="translate(${x} ${y})">${disc(radius, paint.fill, paint.line, 6)}</g>`,
    )
    .join('');
  const fruit = times(9, (index) => {
    const angle = index * 2.4;
    return `<circle cx="${round(Math.cos(angle) * index * 17)}" cy="${round(Math.sin(angle) * index * 15 - 60)}" r="13" fill="${paint.white}" stroke="${paint.line}" stroke-width="5"/>`;
  }).join('');
  return `${niche(paint, random)}${shape(paint, 'line', 'M-26 20H26L40 220H-40Z')}${crown}<path d="${stipple(random, 180, 240)}" transform="translate(0 -60)" stroke="${paint.line}" stroke-width="4" stroke-linecap="round"/>${fruit}${stroke(paint.line, 8, 'M-150 222H150')}`;
};

export const mountain: Draw = (paint, random) =>
  `${niche(paint, random)}${shape(paint, 'soft', 'M-226 150L-96 -70L20 120L226 150V176H-226Z')}${shape(paint, 'fill', 'M-140 176L40 -196L222 176Z')}${shape(paint, 'white', 'M40 -196L98 -78L66 -50L40 -92L10 -52L-18 -76Z')}${stroke(paint.line, 5, 'M60 0L120 130M10 20L-40 130M40 60L60 140')}${stroke(paint.line, 8, 'M-216 178H216')}${stroke(paint.line, 5, 'M-150 208H150M-90 232H90')}<circle cx="-140" cy="-140" r="40" fill="${paint.fill}" stroke="${paint.line}" stroke-width="6"/>`;
