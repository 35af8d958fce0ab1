import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { encodeWoff } from './woff.ts';

/** The part of HarfBuzz's C interface that cuts fonts; pointers are numbers. */
interface Harfbuzz {
  memory: { buffer: ArrayBuffer };
  _initialize(): void;
  malloc(bytes: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set(input: number, which: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const writable = 2;
const layoutFeatures = 6;
const tagOf = (name: string): number =>
  [...name].reduce((tag, letter) => (tag << 8) + (letter.codePointAt(0) ?? 0), 0);

let loaded: Harfbuzz | undefined;

function harfbuzz(): Harfbuzz {
  if (loaded) return loaded;
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
  loaded = exports as unknown as Harfbuzz;
  loaded._initialize();
  return loaded;
}

function faceOf(engine: Harfbuzz, font: Uint8Array) {
  const data = engine.malloc(font.length);
  new Uint8Array(engine.memory.buffer).set(font, data);
  const blob = engine.hb_blob_create(data, font.length, writable, 0, 0);
  const face = engine.hb_face_create(blob, 0);
  engine.hb_blob_destroy(blob);
  return { face, data };
}

/** Which characters stay, and the forms they take in vertical lines. */
function inputFor(engine: Harfbuzz, characters: string): number {
  const input = engine.hb_subset_input_create_or_fail();
  const features = engine.hb_subset_input_set(input, layoutFeatures);
  engine.hb_set_clear(features);
  for (const feature of ['vert', 'vrt2']) engine.hb_set_add(features, tagOf(feature));
  const unicodes = engine.hb_subset_input_unicode_set(input);
  for (const character of characters) engine.hb_set_add(unicodes, character.codePointAt(0) ?? 0);
  return input;
}

/**
 * A WOFF file with the glyphs of these characters alone.
 * @throws when the font is not one HarfBuzz can read
 */
export function subsetToWoff(font: Uint8Array, characters: string): Uint8Array {
  const engine = harfbuzz();
  const { face, data } = faceOf(engine, font);
  const input = inputFor(engine, characters);
  const subset = engine.hb_subset_or_fail(face, input);
  engine.hb_subset_input_destroy(input);
  if (subset === 0) throw new Error('The font could not be cut');
  const blob = engine.hb_face_reference_blob(subset);
  const start = engine.hb_blob_get_data(blob, 0);
  const cut = new Uint8Array(engine.memory.buffer).slice(start, start + engine.hb_blob_get_length(blob));
  engine.hb_blob_destroy(blob);
  engine.hb_face_destroy(subset);
  engine.hb_face_destroy(face);
  engine.free(data);
  return encodeWoff(cut);
}
