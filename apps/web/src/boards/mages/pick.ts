import type { Seat } from '@conclave/engine';
import { isItem, itemCard, type MagesIdea, type MagesMove, type MagesView } from '@conclave/mages';

/** What is picked up: a card in hand, a place of the market, a skill. The prompt says what may be done with it. */
export type Pick =
  | { kind: 'card'; card: string; key: string }
  | { kind: 'row'; place: number }
  | { kind: 'deck' }
  | { kind: 'pile'; spell: string }
  | { kind: 'items' }
  | { kind: 'troll' }
  | { kind: 'skill'; skill: string };

const CASTS = ['castFireball', 'castWither', 'castHeal'] as const;
type Cast = (typeof CASTS)[number];
const spellOf: Record<Cast, string> = { castFireball: 'fireball', castWither: 'wither', castHeal: 'heal' };
const isCast = (kind: MagesMove['do']): kind is Cast => (CASTS as readonly string[]).includes(kind);

/** The moves a pick stands for. */
export function fits(pick: Pick, move: MagesMove): boolean {
  switch (pick.kind) {
    case 'card':
      if (move.do === 'playItem') return move.item === pick.card;
      if (move.do === 'respond' || move.do === 'discard') return move.card === pick.card;
      return (isCast(move.do) && spellOf[move.do] === pick.card) || ('with' in move && move.with === pick.card);
    case 'row':
      return move.do === 'drawRow' && move.place === pick.place;
    case 'deck':
      return move.do === 'drawDeck' || move.do === 'drawForTroll';
    case 'pile':
      return (move.do === 'buySpell' || move.do === 'chooseSpell') && move.spell === pick.spell;
    case 'items':
      return move.do === 'buyItem';
    case 'troll':
      return move.do === 'rollForTroll';
    case 'skill':
      return (move.do === 'raise' || move.do === 'chooseSkill') && move.skill === pick.skill;
  }
}

/** The move to ask "why not?" about, for a pick that stands for nothing. */
export function ideaOf(pick: Pick, view: MagesView, me: Seat | undefined): MagesIdea {
  switch (pick.kind) {
    case 'row':
      return { do: 'drawRow', place: pick.place };
    case 'deck':
      return { do: 'drawDeck' };
    case 'pile':
      return { do: 'buySpell', spell: pick.spell };
    case 'items':
      return { do: 'buyItem' };
    case 'troll':
      return { do: 'rollForTroll' };
    case 'skill':
      return { do: 'raise', skill: pick.skill };
    case 'card':
      return ideaOfCard(pick.card, view, me);
  }
}

/** Whether a card does nothing but answer. */
const isAnswer = (card: string): boolean =>
  card === 'counter' || (isItem(card) && !itemCard(card).moments.some((moment) => moment === 'ownTurn' || moment === 'withAction'));

function ideaOfCard(card: string, view: MagesView, me: Seat | undefined): MagesIdea {
  const cast = CASTS.find((kind) => spellOf[kind] === card);
  if (isAnswer(card) || (view.attack?.target === me && card !== 'heal' && !cast)) return { do: 'respond', card };
  if (view.phase === 'discard') return { do: 'discard', card };
  return cast ? { do: cast } : { do: 'playItem', item: card };
}

export const pickOf = (move: MagesMove & { do: 'buyItem' | 'buySpell' | 'raise' }): Pick => {
  if (move.do === 'buySpell') return { kind: 'pile', spell: move.spell };
  return move.do === 'raise' ? { kind: 'skill', skill: move.skill } : { kind: 'items' };
};

/** Whom a move is aimed at. */
export const targetOf = (move: MagesMove): Seat | undefined => {
  if ('target' in move && typeof move.target === 'number') return move.target;
  return 'dungeon' in move && typeof move.dungeon === 'number' ? move.dungeon : undefined;
};

export const isDoubled = (move: MagesMove): boolean => 'with' in move && move.with !== undefined;
export const isSamePick = (a: Pick | undefined, b: Pick): boolean => JSON.stringify(a) === JSON.stringify(b);
