/** The sizes of a net and all its numbers, in one row: first layer by unit, its biases, second layer, the straight line past both. */
export interface NetShape {
  readonly inputs: number;
  readonly hidden: number;
}

const sizeOf = ({ inputs, hidden }: NetShape): number => hidden * inputs + 2 * hidden + inputs;

/**
 * One hidden layer that lets only the positive through, and a straight line past it, from the features of a seat to one number: how
 * strong it stands. Strengths are turned into chances among all seats, so that they sum to 1.
 */
export class Net implements NetShape {
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: Float32Array;
  /** Which inputs are not 0: many are, and add nothing. */
  readonly #told: Int32Array;

  constructor(shape: NetShape, weights: Float32Array = new Float32Array(sizeOf(shape))) {
    if (weights.length !== sizeOf(shape)) throw new Error(`A net of this shape has ${sizeOf(shape)} weights, not ${weights.length}.`);
    this.inputs = shape.inputs;
    this.hidden = shape.hidden;
    this.weights = weights;
    this.#told = new Int32Array(shape.inputs);
  }

  /** Finds the inputs that are not 0, and says how many. */
  #look(input: Float32Array): number {
    let count = 0;
    for (let i = 0; i < this.inputs; i++) if (input[i] !== 0) this.#told[count++] = i;
    return count;
  }

  /** How strong a seat stands; what each hidden unit lets through is left in `units`. */
  strength(input: Float32Array, units: Float32Array): number {
    const { inputs, hidden, weights } = this;
    const told = this.#told.subarray(0, this.#look(input));
    const biases = hidden * inputs;
    let strength = 0;
    for (let unit = 0; unit < hidden; unit++) {
      const passed = Math.max(0, this.#sum(input, told, unit * inputs, weights[biases + unit] as number));
      units[unit] = passed;
      strength += passed * (weights[biases + hidden + unit] as number);
    }
    return this.#sum(input, told, biases + 2 * hidden, strength);
  }

  #sum(input: Float32Array, told: Int32Array, row: number, from: number): number {
    let sum = from;
    for (let k = 0; k < told.length; k++) {
      const i = told[k] as number;
      sum += (this.weights[row + i] as number) * (input[i] as number);
    }
    return sum;
  }

  /** How much each input adds to a seat's strength: exact, since between its kinks the net is a straight line. */
  contributions(input: Float32Array): Float32Array {
    const { inputs, hidden, weights } = this;
    const units = new Float32Array(hidden);
    this.strength(input, units);
    const slopes = weights.slice(hidden * inputs + 2 * hidden);
    for (let unit = 0; unit < hidden; unit++) {
      if (units[unit] === 0) continue;
      const out = weights[hidden * inputs + hidden + unit] as number;
      for (let i = 0; i < inputs; i++) slopes[i] = (slopes[i] as number) + out * (weights[unit * inputs + i] as number);
    }
    return slopes.map((slope, i) => slope * (input[i] as number));
  }
}

/** Strengths as chances that sum to 1, in place. */
export function toChances(strengths: Float64Array): Float64Array {
  const highest = Math.max(...strengths);
  let all = 0;
  for (let seat = 0; seat < strengths.length; seat++) {
    const weight = Math.exp((strengths[seat] as number) - highest);
    strengths[seat] = weight;
    all += weight;
  }
  for (let seat = 0; seat < strengths.length; seat++) strengths[seat] = (strengths[seat] as number) / all;
  return strengths;
}
