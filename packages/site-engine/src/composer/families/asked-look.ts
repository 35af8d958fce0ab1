import type { FamilyId } from './family-id.ts';

/** The words by which a prompt names the look of a family, or a thing that is at home in it. */
const looks: Readonly<Record<FamilyId, RegExp>> = {
  calm: /\b(?:soft|rounded|gentle) (?:look|style|design|shapes|corners)\b/u,
  classic: /\b(?:classic|classical|traditional|timeless) (?:look|style|design|layout|feel)\b|\bengraved\b/u,
  editorial: /\b(?:editorial|magazine|newspaper)(?: magazine)?[ -](?:look|style|design|layout|feel|like)\b/u,
  japanese:
    /\bjapanese(?:-| )(?:style|look|inspired|design|aesthetic)\b|\b(?:wabi[- ]sabi|ramen|sushi|izakaya|matcha|ryokan|onsen|bonsai|ikebana)\b/u,
  luxe: /\b(?:luxury|luxurious|opulent|art deco)\b/u,
  minimal: /\bminimal(?:ist|istic)?\b|\bswiss (?:style|design)\b/u,
  mosaic: /\b(?:mosaic|bento|moroccan|geometric)[ -](?:look|style|design|grid|tiles|patterns?)\b/u,
  playful: /\b(?:playful|cartoon(?:ish)?|childlike|whimsical)\b/u,
  poster: /\b(?:poster|brutalist|typographic|retro|punk)(?:[ -](?:look|style|design|type))?\b/u,
  technical: /\b(?:technical|terminal|developer|blueprint)[ -](?:look|style|design|feel|aesthetic)\b/u,
};

/** Whether a prompt asks for the look of a family in so many words. */
export const isAskedFor = (family: FamilyId, prompt: string): boolean =>
  looks[family].test(prompt.toLocaleLowerCase('en'));
