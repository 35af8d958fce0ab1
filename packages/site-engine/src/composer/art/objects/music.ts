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
