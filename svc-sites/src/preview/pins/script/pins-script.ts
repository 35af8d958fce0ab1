import { kindParts } from '../../edit/script/kinds.ts';
import { placeParts } from '../../edit/script/places.ts';
import { stopParts } from '../../edit/script/stops.ts';
import { drawParts, pinsStyleText } from './draw.ts';
import { pickParts } from './pick.ts';

/*
 * The one script of a page that is commented on. The parts are sent as their own source text, so they may use each other and the browser,
 * and nothing else. It and the table before it leave the page as soon as they are read: the styles of the site may count elements.
 */
const parts = [...placeParts, ...kindParts, ...stopParts, ...drawParts, ...pickParts];

export const pinsScript = `(() => {
${parts.join('\n')}
const own = document.currentScript;
const data = own.previousElementSibling;
const table = JSON.parse(data.textContent);
data.remove();
own.remove();
const post = (message) => globalThis.parent.postMessage(message, '*');
const begin = () => {
  const places = createPlaces();
  places.read(table);
  const stops = createStops(places, { kindOf }, hasBox);
  const pins = createPins(places, ${pinsStyleText}, (id) => post({ type: 'sitewright:pin-chosen', id }));
  answerPicking({ places, stops, pins, kindOf, labelOf, post });
  addEventListener('message', ({ source, data }) => {
    if (source === globalThis.parent && data?.type === 'sitewright:pins') pins.show(data);
  });
  let frame = 0;
  const moved = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(pins.draw);
  };
  for (const type of ['resize', 'load']) addEventListener(type, moved, true);
  new ResizeObserver(moved).observe(document.body);
  pins.say('Use the arrow keys to choose what to comment on.');
  pins.attach();
  post({ type: 'sitewright:pins-ready', ...places.shown() });
};
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();
})();`;
