import { round, times } from '../drawing.ts';
import { leafShape } from '../objects/pieces.ts';
import { type Compose, paper } from './motif.ts';

/** Waves that come in under a high sun, a headland at one side. */
export const shore: Compose = ({ colours, random }) => {
  const glitter = times(46, () => {
    const near = random.next();
    const length = 20 + near * 150 * random.next();
    return `M${Math.round(470 + (random.next() - 0.5) * (80 + near * 420) - length / 2)} ${Math.round(470 + near * near * 290)}h${Math.round(length)}`;
  }).join('');
  const surf = (y: number) => `M-20 ${y}Q90 ${y - 54} 200 ${y}T420 ${y}T640 ${y}T860 ${y}V1000H-20Z`;
  return `${paper(colours.soft)}<circle cx="470" cy="${Math.round(random.between(190, 300))}" r="96" fill="${colours.white}"/><path d="M0 450H800V800H0Z" fill="${colours.fill}"/><path d="${glitter}" stroke="${colours.white}" stroke-width="5" stroke-linecap="round"/><path d="M0 250Q120 240 170 330T300 452H0Z" fill="${colours.line}"/><path d="${surf(780)}" fill="${colours.white}"/><path d="${surf(826)}" fill="${colours.pale}"/>`;
};

const hairs = [
  'M220 430C190 180 610 180 580 430C560 330 500 300 400 306S240 330 220 430Z',
  'M206 640C150 150 650 150 594 640L540 660V420Q480 330 400 300Q300 340 260 420V660Z',
  'M400 96A92 92 0 1 1 399 96ZM222 430C210 200 590 200 578 430C530 330 270 330 222 430Z',
] as const;

/** Somebody who sat still for it. */
export const sitter: Compose = ({ colours, random }) => {
  const hair = random.pick(hairs);
  return `${paper(colours.fill)}<path d="M0 0H800V1000Z" fill="${colours.soft}" opacity=".55"/><path d="M90 1000C110 790 250 730 330 716L400 790L470 716C550 730 690 790 710 1000Z" fill="${colours.line}"/><path d="M340 560H460V736L400 800L340 736Z" fill="${colours.soft}"/><ellipse cx="400" cy="440" rx="152" ry="186" fill="${colours.pale}"/><path d="${hair}" fill="${colours.line}"/><g fill="none" stroke="${colours.line}" stroke-width="9" stroke-linecap="round"><path d="M312 430q28 -20 56 0M432 430q28 -20 56 0M400 440l-16 70h26M352 556q48 34 96 0"/></g>`;
};

/** Flowers in a vase, and the light of a window on the wall. */
export const bouquet: Compose = ({ colours, random }) => {
  const stem = (index: number) => {
    const angle = index * 17 - 51;
    const length = round(random.between(270, 390));
    const flower =
      index % 2
        ? `<path d="${leafShape(length)}" fill="${colours.line}"/>`
        : `<path d="M0 0V${-length}" stroke="${colours.line}" stroke-width="7"/><circle cy="${-length}" r="58" fill="${index % 4 ? colours.white : colours.fill}"/><circle cy="${-length}" r="22" fill="${colours.line}"/>`;
    return `<g transform="translate(400 600) rotate(${angle})">${flower}</g>`;
  };
  return `${paper(colours.soft)}<path d="M90 80L330 30V480L90 560ZM370 20L600 -30V400L370 470Z" fill="${colours.pale}"/><path d="M0 820H800V1000H0Z" fill="${colours.line}"/>${times(7, stem).join('')}<path d="M320 560H480L470 640Q540 700 530 790Q520 880 400 880T270 790Q260 700 330 640Z" fill="${colours.white}"/><path d="M276 760Q400 800 524 760" fill="none" stroke="${colours.fill}" stroke-width="22"/>`;
};
