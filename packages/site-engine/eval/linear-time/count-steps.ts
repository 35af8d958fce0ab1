import type { CharacterSet, Instruction, Program, Step } from './compile-pattern.ts';

type InstructionOf<Op extends Instruction['op']> = Extract<Instruction, { op: Op }>;

/** Where to go on when a way has led nowhere; `undo` brings a register back to what it was. */
type Way =
  | { kind: 'go' | 'enter'; pc: number; place: number }
  | { kind: 'shrink'; pc: number; place: number; last: number; step: Step }
  | { kind: 'grow'; pc: number; place: number; left: number; run: InstructionOf<'run'> }
  | { kind: 'undo'; register: number; value: number };

class TooManySteps extends Error {}

const newline = 10;
const wordUnit = /\w/;
/** Stands for what is before and after the text. */
const nothing = 0xffff;

/** A backtracking matcher that counts what it does. */
class Matcher {
  steps = 0;
  readonly #program: Program;
  readonly #text: string;
  readonly #most: number;
  readonly #registers: Int32Array;
  #ways: Way[] = [];
  #pc = 0;
  #place = 0;

  constructor(program: Program, text: string, most: number) {
    this.#program = program;
    this.#text = text;
    this.#most = most;
    this.#registers = new Int32Array(program.registers);
  }

  /** Where a match that starts here ends; -1 if there is none. */
  matchAt(pc: number, place: number): number {
    this.#pc = pc;
    this.#place = place;
    for (;;) {
      this.#spend(1);
      const instruction = this.#program.code[this.#pc];
      if (!instruction || instruction.op === 'match') return this.#place;
      this.#pc += 1;
      if (!this.#follow(instruction) && !this.#goBack()) return -1;
    }
  }

  forgetWays(): void {
    this.#ways = [];
  }

  #spend(count: number): void {
    this.steps += count;
    if (this.steps > this.#most) throw new TooManySteps();
  }

  #follow(instruction: Exclude<Instruction, { op: 'match' }>): boolean {
    switch (instruction.op) {
      case 'character':
        return this.#readCharacter(instruction);
      case 'run':
        return this.#readRun(instruction);
      case 'choice':
        return this.#choose(instruction);
      case 'jump':
        this.#pc = instruction.target;
        return true;
      case 'split':
        return this.#split(instruction);
      case 'begin':
        this.#set(instruction.register, 0);
        this.#set(instruction.register + 1, -1);
        return true;
      case 'repeat':
        return this.#repeat(instruction);
      case 'look':
        return this.#look(instruction);
      case 'save':
        this.#set(instruction.register, this.#place);
        return true;
      case 'reference':
        return this.#readReference(instruction);
      case 'start':
        return this.#isEdge(-1);
      case 'end':
        return this.#isEdge(1);
      case 'boundary':
        return (this.#isWord(-1) !== this.#isWord(1)) !== instruction.isNegated;
    }
  }

  #unit(step: Step): number {
    const at = step === 1 ? this.#place : this.#place - 1;
    return at >= 0 && at < this.#text.length ? this.#text.charCodeAt(at) : nothing;
  }

  #isNext(set: CharacterSet, step: Step): boolean {
    return (step === 1 ? this.#place < this.#text.length : this.#place > 0) && set(this.#unit(step));
  }

  #isEdge(step: Step): boolean {
    const isOuter = this.#place === (step === 1 ? this.#text.length : 0);
    return isOuter || (this.#program.isMultiline && this.#unit(step) === newline);
  }

  #isWord(step: Step): boolean {
    return this.#isNext((unit) => wordUnit.test(String.fromCharCode(unit)), step);
  }

  #set(register: number, value: number): void {
    this.#ways.push({ kind: 'undo', register, value: this.#registers[register] ?? 0 });
    this.#registers[register] = value;
  }

  #readCharacter({ set, step }: InstructionOf<'character'>): boolean {
    const isMatch = this.#isNext(set, step);
    this.#place += step;
    return isMatch;
  }

  #readRun(run: InstructionOf<'run'>): boolean {
    const { set, min, max, step, isGreedy } = run;
    const begun = this.#place;
    const wanted = isGreedy ? max : min;
    let count = 0;
    while (count < wanted && this.#isNext(set, step)) {
      this.#place += step;
      count += 1;
    }
    this.#spend(count);
    if (count < min) return false;
    const way = { pc: this.#pc, place: this.#place };
    if (isGreedy && count > min) this.#ways.push({ kind: 'shrink', ...way, last: begun + min * step, step });
    if (!isGreedy && max > min) this.#ways.push({ kind: 'grow', ...way, left: max - min, run });
    return true;
  }

  /** Only alternatives that can match what follows count; a real matcher looks at the first sign first, too. */
  #choose({ targets, firsts, known }: InstructionOf<'choice'>): boolean {
    const unit = this.#unit(1);
    let open = known.get(unit);
    if (!open) {
      open = targets.filter((_, index) => firsts[index]?.(unit) ?? true);
      known.set(unit, open);
    }
    const [first] = open;
    for (let other = open.length - 1; other > 0; other -= 1)
      this.#ways.push({ kind: 'go', pc: open[other] ?? 0, place: this.#place });
    if (first !== undefined) this.#pc = first;
    return first !== undefined;
  }

  #split({ target, isGreedy }: InstructionOf<'split'>): boolean {
    this.#ways.push({ kind: 'go', pc: isGreedy ? target : this.#pc, place: this.#place });
    if (!isGreedy) this.#pc = target;
    return true;
  }

  #repeat({ register, min, max, isGreedy }: InstructionOf<'repeat'>): boolean {
    const count = this.#registers[register] ?? 0;
    const self = this.#pc - 1;
    if (count > min && this.#registers[register + 1] === this.#place) return false;
    if (count >= max) return true;
    if (count < min) {
      this.#enter(self);
      return true;
    }
    this.#ways.push({
      kind: isGreedy ? 'go' : 'enter',
      pc: isGreedy ? this.#pc : self,
      place: this.#place,
    });
    if (isGreedy) this.#enter(self);
    return true;
  }

  #enter(repeatPc: number): void {
    const repeat = this.#program.code[repeatPc];
    if (repeat?.op !== 'repeat') return;
    this.#set(repeat.register, (this.#registers[repeat.register] ?? 0) + 1);
    this.#set(repeat.register + 1, this.#place);
    this.#pc = repeat.body;
  }

  #look({ end, isNegated }: InstructionOf<'look'>): boolean {
    const outer = { ways: this.#ways, place: this.#place };
    this.#ways = [];
    const isFound = this.matchAt(this.#pc, this.#place) >= 0;
    this.#ways = outer.ways;
    this.#place = outer.place;
    this.#pc = end;
    return isFound !== isNegated;
  }

  #readReference({ register, step }: InstructionOf<'reference'>): boolean {
    const said = this.#text.slice(this.#registers[register], this.#registers[register + 1]);
    this.#spend(said.length);
    const from = step === 1 ? this.#place : this.#place - said.length;
    this.#place += said.length * step;
    return from >= 0 && this.#text.startsWith(said, from);
  }

  /** Takes the last way that is still open. */
  #goBack(): boolean {
    for (let way = this.#ways.pop(); way; way = this.#ways.pop()) {
      this.#spend(1);
      if (way.kind === 'undo') this.#registers[way.register] = way.value;
      else if (this.#take(way)) return true;
    }
    return false;
  }

  #take(way: Exclude<Way, { kind: 'undo' }>): boolean {
    this.#pc = way.pc;
    this.#place = way.place;
    if (way.kind === 'enter') this.#enter(way.pc);
    if (way.kind === 'shrink') this.#shrink(way);
    return way.kind !== 'grow' || this.#grow(way);
  }

  #shrink(way: Extract<Way, { kind: 'shrink' }>): void {
    this.#place -= way.step;
    way.place = this.#place;
    if (this.#place !== way.last) this.#ways.push(way);
  }

  #grow(way: Extract<Way, { kind: 'grow' }>): boolean {
    if (!this.#isNext(way.run.set, way.run.step)) return false;
    this.#place += way.run.step;
    way.place = this.#place;
    way.left -= 1;
    if (way.left > 0) this.#ways.push(way);
    return true;
  }
}

/**
 * The steps in which a backtracking matcher such as V8's looks for every match of a pattern in a text. Counting instead of timing
 * makes the answer the same on every machine. Gives up soon after `most`.
 */
export function countSteps(program: Program, text: string, most: number): number {
  const matcher = new Matcher(program, text, most);
  try {
    for (let start = 0; start <= text.length; ) {
      matcher.forgetWays();
      const end = matcher.matchAt(0, start);
      if (program.isAnchored) break;
      start = Math.max(end, start + 1);
    }
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
  }
  return matcher.steps;
}
