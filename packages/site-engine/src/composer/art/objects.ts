import type { Random } from '../random.ts';
import { around, at, fullTurn, type Paint, polar, polygon, round, times, wobble } from './drawing.ts';
import { createNoise } from './noise.ts';
import type { Subject } from './subject.ts';

/** Draws on a square from -300 to 300. */
type Draw = (paint: Paint, random: Random) => string;

const disc = (radius: number, fill: string, line: string, width = 4) =>
  `<circle r="${radius}" fill="${fill}" stroke="${line}" stroke-width="${width}"/>`;

const shadow = (paint: Paint) =>
  `<ellipse cx="24" cy="30" rx="278" ry="276" fill="${paint.line}" opacity=".16"/>`;

/** Dots that crowd where the light does not fall. */
function stipple(random: Random, radius: number, count: number): string {
  const dots = times(count, () => {
    const [x, y] = polar(random.next() * fullTurn, Math.sqrt(random.next()) * radius);
    const shade = (x * 0.6 + y * 0.8) / radius;
    return random.next() < ((shade + 1) / 2) ** 1.9 ? `M${Math.round(x)} ${Math.round(y)}h0` : '';
  });
  return dots.join('');
}

const loaf: Draw = (paint, random) => {
  const cuts = times(6, (index) => {
    const length = 128 - Math.abs(index - 2.4) * 17;
    const cut = `M10 34C${round(length * 0.4)} 26 ${round(length * 0.9)} -10 ${round(length)} -58C${round(length * 0.5)} -50 14 -20 10 34Z`;
    return `<g transform="translate(0 ${index * 58 - 150})"><path d="${cut}"/><path d="${cut}" transform="scale(-1 1)"/></g>`;
  }).join('');
  return `${shadow(paint)}<path d="${wobble(random.next, 280, 0.035)}" fill="${paint.fill}" stroke="${paint.line}" stroke-width="4"/><path d="${wobble(random.next, 224, 0.05)}" transform="translate(-20 -24)" fill="${paint.soft}"/><path d="${stipple(random, 274, 900)}" stroke="${paint.line}" stroke-width="3.4" stroke-linecap="round"/><path d="M0 -226C14 -80 -12 80 4 222" stroke="${paint.line}" stroke-width="13" stroke-linecap="round" fill="none"/><path d="M0 -226C14 -80 -12 80 4 222" stroke="${paint.pale}" stroke-width="6" stroke-linecap="round" fill="none"/><g fill="${paint.pale}" stroke="${paint.line}" stroke-width="3.5" stroke-linejoin="round">${cuts}</g>`;
};

const leafShape = (length: number) =>
  `M0 0C${round(length * 0.42)} ${round(-length * 0.18)} ${round(length * 0.4)} ${round(-length * 0.7)} 0 ${-length}C${round(-length * 0.4)} ${round(-length * 0.7)} ${round(-length * 0.42)} ${round(-length * 0.18)} 0 0Z`;

const plate: Draw = (paint, random) => {
  const leaves = times(9, () => {
    const [x, y] = polar(random.next() * fullTurn, random.between(10, 96));
    const length = random.between(48, 96);
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(random.between(0, 360))})"><path d="${leafShape(length)}" fill="${random.chance(0.5) ? paint.line : paint.soft}"/><path d="M0 -6V${-length + 10}" stroke="${paint.pale}" stroke-width="2.5"/></g>`;
  }).join('');
  const slices = times(4, () => {
    const [x, y] = polar(random.next() * fullTurn, random.between(30, 108));
    return `<g transform="translate(${round(x)} ${round(y)})">${disc(34, paint.fill, paint.line, 3)}${around(8, `<path d="M0 -8V-25" stroke="${paint.pale}" stroke-width="5" stroke-linecap="round"/>`)}</g>`;
  }).join('');
  return `${shadow(paint)}${disc(280, paint.white, paint.line)}<circle r="246" fill="none" stroke="${paint.line}" stroke-width="2"/>${around(44, `<path d="M0 -262l7 9l-7 9l-7 -9z" fill="${paint.line}"/>`)}<circle r="196" fill="${paint.pale}"/><circle r="196" fill="none" stroke="${paint.line}" stroke-width="2.5"/><path d="${stipple(random, 190, 260)}" stroke="${paint.line}" stroke-width="3" stroke-linecap="round" opacity=".7"/>${leaves}${slices}`;
};

const cup: Draw = (paint) => {
  const rosette = times(6, (index) => {
    const y = 74 - index * 32;
    const width = 104 - index * 13;
    return `<path d="M0 ${y}C${-width} ${y - 8} ${-width} ${y - 58} ${round(-width * 0.5)} ${y - 62}Q-18 ${y - 30} 0 ${y - 24}Q18 ${y - 30} ${round(width * 0.5)} ${y - 62}C${width} ${y - 58} ${width} ${y - 8} 0 ${y}Z" fill="${index % 2 ? paint.fill : paint.white}"/>`;
  }).join('');
  return `${shadow(paint)}${disc(282, paint.white, paint.line)}<circle r="252" fill="none" stroke="${paint.line}" stroke-width="2" stroke-dasharray="2 9"/><path d="M176 -46C286 -62 292 66 176 46" fill="none" stroke="${paint.line}" stroke-width="40"/><path d="M176 -46C286 -62 292 66 176 46" fill="none" stroke="${paint.pale}" stroke-width="32"/>${disc(196, paint.pale, paint.line)}${disc(170, paint.fill, paint.line, 3)}<g transform="translate(0 34)">${rosette}<path d="M0 116V-140" stroke="${paint.fill}" stroke-width="7"/></g>`;
};

const bloom: Draw = (paint, random) => {
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

const scene: Draw = (paint, random) => {
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

const lens: Draw = (paint) => {
  const blade = `<path d="M0 -150L132 -76L20 -26Z" fill="${paint.pale}" stroke="${paint.line}" stroke-width="3.5" stroke-linejoin="round"/>`;
  return `${shadow(paint)}${disc(280, paint.line, paint.line)}${around(72, `<path d="M0 -276V-252" stroke="${paint.pale}" stroke-width="4"/>`)}${disc(236, paint.pale, paint.line)}${disc(206, paint.fill, paint.line)}${disc(170, paint.line, paint.line)}${around(7, blade)}<circle r="34" fill="${paint.line}"/><path d="M-120 -108A162 162 0 0 1 -20 -160" stroke="${paint.white}" stroke-width="12" stroke-linecap="round" fill="none"/>`;
};

const gear: Draw = (paint) => {
  const tooth = `<path d="M-26 -232L-18 -286H18L26 -232Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="4" stroke-linejoin="round"/>`;
  return `${shadow(paint)}${around(18, tooth)}${disc(240, paint.fill, paint.line)}${disc(190, paint.pale, paint.line)}${around(6, `<path d="M-20 -62L-30 -180H30L20 -62Z" fill="${paint.line}"/>`)}${disc(72, paint.fill, paint.line)}${around(6, '<circle cy="-48" r="7"/>')}${disc(26, paint.pale, paint.line)}`;
};

const book: Draw = (paint, random) => {
  const page = (side: number) => {
    const lines = times(
      11,
      (index) =>
        `M${side * 34} ${index * 28 - 132}q${side * 70} -22 ${side * Math.round(random.between(120, 196))} -4`,
    ).join('');
    return `<path d="M0 -176C${side * 60} -226 ${side * 180} -226 ${side * 262} -196V176C${side * 180} 146 ${side * 60} 146 0 196Z" fill="${paint.white}" stroke="${paint.line}" stroke-width="4"/><path d="${lines}" stroke="${paint.line}" stroke-width="5" stroke-linecap="round" fill="none"/>`;
  };
  return `<ellipse cx="10" cy="214" rx="280" ry="40" fill="${paint.line}" opacity=".16"/><path d="M-284 -176V206H-40Q0 236 40 206H284V-176Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="4"/>${page(-1)}${page(1)}<path d="M120 -212V-40L146 -68L172 -40V-212Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="4"/>`;
};

const vinyl: Draw = (paint, random) => {
  const grooves = times(
    15,
    (index) =>
      `<circle r="${268 - index * 11}" fill="none" stroke="${paint.soft}" stroke-width="${round(random.between(0.6, 2.4))}" opacity=".7"/>`,
  ).join('');
  return `${shadow(paint)}${disc(284, paint.line, paint.line)}${grooves}<path d="M0 0L-80 -270A282 282 0 0 1 40 -279Z" fill="${paint.white}" opacity=".13"/><path d="M0 0L80 270A282 282 0 0 1 -40 279Z" fill="${paint.white}" opacity=".13"/>${disc(96, paint.fill, paint.line)}${around(20, `<path d="M0 -84V-64" stroke="${paint.line}" stroke-width="5"/>`)}<circle r="44" fill="none" stroke="${paint.line}" stroke-width="3"/>${disc(12, paint.pale, paint.line)}`;
};

const weight: Draw = (paint) =>
  `${shadow(paint)}${disc(282, paint.line, paint.line)}${disc(252, paint.fill, paint.line)}${disc(206, paint.line, paint.line)}${around(3, `<path d="M-46 -112A120 120 0 0 1 46 -112L66 -176A186 186 0 0 0 -66 -176Z" fill="${paint.pale}"/>`)}${disc(84, paint.fill, paint.line)}${disc(46, paint.pale, paint.line)}${disc(26, paint.line, paint.line)}<path d="M-196 -150A250 250 0 0 1 -80 -230" stroke="${paint.white}" stroke-width="9" stroke-linecap="round" fill="none"/>`;

const house: Draw = (paint, random) => {
  const windows = times(9, (index) => {
    const x = (index % 3) * 112 - 146;
    const y = Math.floor(index / 3) * 100 - 96;
    const isDoor = index === 7;
    const lit = random.chance(0.4) ? paint.pale : paint.line;
    return `<path d="M${x} ${y + (isDoor ? 108 : 66)}V${y + 22}A33 33 0 0 1 ${x + 66} ${y + 22}V${y + (isDoor ? 108 : 66)}Z" fill="${isDoor ? paint.line : lit}" stroke="${paint.line}" stroke-width="4"/>`;
  }).join('');
  return `<ellipse cx="16" cy="222" rx="290" ry="34" fill="${paint.line}" opacity=".16"/><path d="M-196 214V-128L0 -272L196 -128V214Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="5"/><path d="M-236 -104L0 -282L236 -104" fill="none" stroke="${paint.line}" stroke-width="22" stroke-linejoin="round"/><circle cy="-164" r="30" fill="${paint.pale}" stroke="${paint.line}" stroke-width="4"/>${windows}<path d="M-280 214H280" stroke="${paint.line}" stroke-width="6"/>`;
};

const branch: Draw = (paint, random) => {
  const leaves = times(12, (index) => {
    const side = index % 2 ? 1 : -1;
    const y = 210 - index * 40;
    const length = 168 - Math.abs(index - 4) * 10;
    return `<g transform="translate(${round(Math.sin(index / 2) * 10)} ${y}) rotate(${side * Math.round(random.between(48, 66))})"><path d="${leafShape(length)}" fill="${index % 3 ? paint.fill : paint.soft}" stroke="${paint.line}" stroke-width="4"/><path d="M0 -10V${-length + 16}M0 ${round(-length * 0.4)}l22 -24M0 ${round(-length * 0.4)}l-22 -24M0 ${round(-length * 0.62)}l18 -20M0 ${round(-length * 0.62)}l-18 -20" stroke="${paint.line}" stroke-width="2.6" fill="none"/></g>`;
  }).join('');
  return `${disc(282, paint.white, paint.line)}<path d="M0 270C20 120 -18 0 4 -236" stroke="${paint.line}" stroke-width="9" fill="none" stroke-linecap="round"/>${leaves}`;
};

const paw: Draw = (paint, random) =>
  `${shadow(paint)}<path d="${wobble(random.next, 280, 0.04)}" fill="${paint.fill}" stroke="${paint.line}" stroke-width="4"/><path d="${stipple(random, 272, 500)}" stroke="${paint.line}" stroke-width="3" stroke-linecap="round" opacity=".6"/><g fill="${paint.white}" stroke="${paint.line}" stroke-width="5"><path d="M0 -8C66 -8 118 74 122 116C126 168 60 176 0 150C-60 176 -126 168 -122 116C-118 74 -66 -8 0 -8Z"/><ellipse cx="-136" cy="-18" rx="40" ry="56" transform="rotate(-24 -136 -18)"/><ellipse cx="136" cy="-18" rx="40" ry="56" transform="rotate(24 136 -18)"/><ellipse cx="-54" cy="-104" rx="42" ry="60" transform="rotate(-8 -54 -104)"/><ellipse cx="54" cy="-104" rx="42" ry="60" transform="rotate(8 54 -104)"/></g>`;

const shapes: Draw = (paint, random) => {
  const colours = [paint.fill, paint.line, paint.pale, paint.soft, paint.white];
  const cell = (index: number) => {
    const x = (index % 4) * 140 - 280;
    const y = Math.floor(index / 4) * 140 - 280;
    const [back, front] = random.shuffle(colours);
    const forms = [
      '<path d="M0 140A140 140 0 0 1 140 0V140Z"/>',
      '<circle cx="70" cy="70" r="56"/>',
      '<path d="M0 0L140 140H0Z"/>',
      '<path d="M0 0A70 70 0 0 0 140 0Z"/><path d="M0 70A70 70 0 0 0 140 70Z"/>',
      '<path d="M70 8L132 70L70 132L8 70Z"/>',
    ] as const;
    return `<g transform="translate(${x} ${y}) "><path d="M0 0H140V140H0Z" fill="${back}"/><g fill="${front}" transform="rotate(${random.index(4) * 90} 70 70)">${random.pick(forms)}</g></g>`;
  };
  return `${times(16, cell).join('')}<path d="M-280 -280H280V280H-280Z" fill="none" stroke="${paint.line}" stroke-width="5"/>`;
};

const arch: Draw = (paint) => {
  const column = (x: number) =>
    `<g transform="translate(${x} 0)"><path d="M-26 -96H26L20 190H-20Z" fill="${paint.white}" stroke="${paint.line}" stroke-width="3.5"/><path d="M-12 -90V186M0 -90V186M12 -90V186" stroke="${paint.line}" stroke-width="2"/><path d="M-36 -112H36V-94H-36ZM-34 188H34V208H-34Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="3.5"/></g>`;
  return `<path d="M-290 -132L0 -276L290 -132Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="5"/><path d="${polygon(
    [
      [-190, -148],
      [0, -240],
      [190, -148],
    ],
  )}" fill="${paint.pale}" stroke="${paint.line}" stroke-width="3"/><path d="M-290 -132H290V-112H-290Z" fill="${paint.line}"/>${[-210, -105, 0, 105, 210].map(column).join('')}<path d="M-280 208H280V228H-280ZM-296 228H296V250H-296Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="4"/>`;
};

const objects: Readonly<Record<Subject, Draw>> = {
  bloom,
  book,
  code: shapes,
  column: arch,
  cup,
  gear,
  graph: shapes,
  heart: branch,
  house,
  leaf: branch,
  lens,
  loaf,
  paw,
  phone: shapes,
  plate,
  rays: vinyl,
  scene,
  shapes,
  speaker: vinyl,
  tooth: branch,
  vinyl,
  weight,
};

/** The thing itself, drawn large: on a square from -300 to 300. */
export const drawObject = (subject: Subject, paint: Paint, random: Random): string =>
  objects[subject](paint, random);
