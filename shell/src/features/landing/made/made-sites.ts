import made from './made.json' with { type: 'json' };

/** Sites as the offline composer wrote them. `npm run landing:pictures` makes all of this again. */
export const madeSites = {
  festival: { ...made.festival, picture: new URL('./festival.webp', import.meta.url).href },
  restaurant: { ...made.restaurant, picture: new URL('./restaurant.webp', import.meta.url).href },
  tool: { ...made.tool, picture: new URL('./tool.webp', import.meta.url).href },
};

export type MadeSite = (typeof madeSites)['festival'];
