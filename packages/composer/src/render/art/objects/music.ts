import { times } from '../drawing.ts';
import { type Draw, label, panel, shape, stroke } from './pieces.ts';

export const guitar: Draw = (paint, random) =>
  `${label(paint, random)}<g transform="rotate(38)">${shape(paint, 'fill', 'M-60 -30Q-108 -20 -100 40Q-92 74 -118 104Q-140 214 0 216Q140 214 118 104Q92 74 100 40Q108 -20 60 -30Q0 -50 -60 -30Z')}<circle cy="52" r="46" fill="${paint.line}"/><circle cy="52" r="58" fill="none" stroke="${paint.white}" stroke-width="6"/>${shape(paint, 'line', 'M-22 -210H22V30H-22Z')}${shape(paint, 'soft', 'M-34 -268H34L26 -206H-26Z')}${shape(paint, 'line', 'M-56 138H56V162H-56Z')}${stroke(paint.white, 3, 'M-12 -206V146M-4 -206V146M4 -206V146M12 -206V146')}${stroke(paint.soft, 5, 'M-22 -160H22M-22 -112H22M-22 -66H22M-22 -22H22')}${stroke(paint.line, 12, 'M-40 -252h-14M-36 -226h-14M40 -252h14M36 -226h14')}</g>`;

/** The keys, and the strings of the open lid above them. */
export const piano: Draw = (paint, random) => {
  const black = [0, 1, 3, 4, 5]
    .map((key) => shape(paint, 'line', `M${key * 60 - 196 + 44}  20h34v92h-34Z`))
    .join('');
  const keys = times(7, (key) => shape(paint, 'white', `M${key * 60 - 210} 20h60v168h-60Z`)).join('');
  const strings = times(9, (index) => `M${index * 40 - 160} ${-150 + Math.abs(index - 3) * 12}V-34`).join('');
  return `${panel(paint, random)}${shape(paint, 'line', 'M-226 -20V-120Q-220 -226 -90 -226Q0 -226 60 -160Q120 -104 196 -110Q226 -100 226 -60V-20Z')}${shape(paint, 'fill', 'M-196 -34V-120Q-190 -196 -90 -196Q-14 -196 44 -138Q110 -80 196 -82V-34Z')}${stroke(paint.line, 4, strings)}${shape(paint, 'soft', 'M-226 -22H226V204H-226Z')}${keys}${black}`;
};

/** A violin and its bow. */
export const violin: Draw = (paint, random) =>
  `${label(paint, random)}<g transform="rotate(-30)">${shape(paint, 'fill', 'M-50 -40Q-96 -30 -86 24Q-84 50 -66 58Q-56 76 -66 92Q-112 104 -104 164Q-80 216 0 216Q80 216 104 164Q112 104 66 92Q56 76 66 58Q84 50 86 24Q96 -30 50 -40Q0 -56 -50 -40Z')}${shape(paint, 'line', 'M-14 -200H14L20 96H-20Z')}${shape(paint, 'soft', 'M-20 -214Q-40 -250 0 -262Q40 -250 20 -214L14 -196H-14Z')}${stroke(paint.line, 9, 'M-52 60q-14 24 4 40t-4 36M52 60q14 24 -4 40t4 36M-40 -228h-18M40 -228h18')}${shape(paint, 'line', 'M-20 150H20L12 206H-12Z')}${shape(paint, 'white', 'M-34 104H34V116H-34Z')}${stroke(paint.white, 3, 'M-8 -196V152M0 -196V152M8 -196V152')}</g><g transform="translate(132 20) rotate(24)">${stroke(paint.line, 11, 'M0 -226V220')}${stroke(paint.white, 6, 'M18 -212V206')}${shape(paint, 'line', 'M-8 170H26V216H-8ZM-6 -230H26V-212H-6Z')}</g>`;
