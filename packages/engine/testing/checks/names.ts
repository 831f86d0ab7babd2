import {
  asRefusal,
  type Core,
  type GameModule,
  isSame,
  judge,
  type Move,
  misshapenIdea,
  type Refusal,
  readOptions,
  type Seat,
  type Shapes,
  whyNot,
} from '@conclave/engine';
import type { Moment } from '../random-play.ts';
import { fail } from './common.ts';

/** What every plain object answers to, though nobody put it there. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

const MACHINE_WORDS = /\[object|native code|function|undefined|NaN/;

type Field = Shapes[string][string];

const isText = (field: Field): boolean => (typeof field === 'object' && 'optional' in field ? isText(field.optional) : field === 'text');
const isTexts = (field: Field): boolean => (typeof field === 'object' && 'optional' in field ? isTexts(field.optional) : field === 'texts');

/** Every kind of move asked about with this name in each of its texts, as the kind itself, and as a field. */
function ideasWith(shapes: Shapes, name: string): Move[] {
  const ideas: Move[] = [{ do: name }, JSON.parse(`{"do":${JSON.stringify(name)},"card":${JSON.stringify(name)}}`)];
  for (const [kind, shape] of Object.entries(shapes)) {
    ideas.push(JSON.parse(`{"do":"${kind}",${JSON.stringify(name)}:{"rule":"x","reason":"y"}}`));
    for (const [key, field] of Object.entries(shape)) {
      if (isText(field) || Array.isArray(field)) ideas.push({ do: kind, [key]: name } as Move);
      if (isTexts(field)) ideas.push({ do: kind, [key]: [name] } as Move);
    }
  }
  return ideas;
}

/** An offered move with this name in place of each of its texts. */
function spoiled(move: Move, name: string): Move[] {
  return Object.entries(move).flatMap(([key, value]) => {
    if (typeof value === 'string') return [{ ...move, [key]: name }];
    return Array.isArray(value) && value.some((one) => typeof one === 'string') ? [{ ...move, [key]: [name, ...value.slice(1)] }] : [];
  });
}

function expectPlain(answer: Refusal | undefined, idea: Move): void {
  if (answer === undefined) return;
  if (!isSame(answer, asRefusal(answer))) fail(`more than a refusal is told of ${JSON.stringify(idea)}: ${Object.keys(answer).join(', ')}`);
  if (answer.reason.length < 2 || MACHINE_WORDS.test(answer.reason.replace(/"[^"]*"/g, '')))
    fail(`not a reason: "${answer.reason}" for ${JSON.stringify(idea)}`);
}

function expectNothingBy<G extends Core, M extends Move>(game: GameModule<G, M>, { state, prompts }: Moment<G, M>, seat: Seat, name: string): void {
  for (const idea of ideasWith(game.shapes, name)) {
    expectPlain(whyNot(game, state, { seat, idea }), idea);
    // Not only behind the engine's back: what has the form of an idea, and a kind that is none, is asked of the game itself.
    if (idea.do === name || !misshapenIdea(game.shapes, idea)) expectPlain(game.whyNot(state, seat, idea as Partial<M> & Move), idea);
  }
  const offered = prompts.find((prompt) => prompt.seat === seat)?.moves[0];
  for (const move of offered ? spoiled(offered, name) : []) {
    const refusal = judge(game, state, { prompts, seat, move });
    if (!refusal) fail(`accepted: ${JSON.stringify(move)}`);
    expectPlain(refusal, move);
  }
}

/** Names that every object inherits open nothing: not as a move, not in one, not as an option. */
export const checkNames =
  <G extends Core, M extends Move>(game: GameModule<G, M>) =>
  (moment: Moment<G, M>): void => {
    for (const name of INHERITED) for (let seat = 0; seat < moment.state.seats; seat++) expectNothingBy(game, moment, seat, name);
  };

function isAccepted(game: GameModule, options: unknown): boolean {
  try {
    readOptions(game.options, options);
    return true;
  } catch {
    return false;
  }
}

export function checkOptionNames(game: GameModule): void {
  for (const name of INHERITED) {
    if (isAccepted(game, JSON.parse(`{${JSON.stringify(name)}:true}`))) fail(`${name} is taken for an option`);
    for (const key of Object.keys(game.options)) if (isAccepted(game, { [key]: name })) fail(`${name} is taken for a value of ${key}`);
  }
}
