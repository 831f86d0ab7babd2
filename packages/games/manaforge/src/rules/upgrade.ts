import { playerOf, type Refusal, tell } from '@conclave/engine';
import { ANY, a, ELEMENTS, type Element, elementIndex, itemNumber, itemOf, items } from '../cards/index.ts';
import type { ManaforgeEvent, ManaforgeMove, MoveCalled, Wish } from '../moves.ts';
import { type ManaforgeState, nextSlot, type Player, type Turn, total, type WorkshopCard, workshopCard } from '../state.ts';
import { incomplete } from './refusals.ts';

const upgrades: readonly MoveCalled<'upgrade'>[][] = items.map(({ id }) => ELEMENTS.map((gem) => ({ do: 'upgrade', card: id, gem })));

/** MF-UPG-01, MF-UPG-02 */
export function listUpgrades(player: Player, moves: ManaforgeMove[]): void {
  for (const card of player.workshop) {
    const slot = nextSlot(card);
    if (slot === undefined) continue;
    for (let e = 0; e < ELEMENTS.length; e++) if (player.gems[e] && (slot === ANY || slot === e)) moves.push(upgrades[card.item - 1]?.[e] as ManaforgeMove);
  }
}

const slotWord = (slot: number): string => (slot === ANY ? 'any' : (ELEMENTS[slot] as string));

/** Why a gem of that element does not fit. */
function refuseGem(card: WorkshopCard, slot: number, element: number): Refusal | undefined {
  if (slot === ANY || slot === element) return undefined;
  const { name, slots } = itemOf(card.item);
  const takesNow = `${name} takes ${a(slotWord(slot))} gem next`;
  if (slots.slice(card.gems.length).includes(element)) return { rule: 'MF-UPG-03', reason: `${takesNow}; levels are filled from the top.` };
  return { rule: 'MF-UPG-02', reason: `${takesNow}.` };
}

export function refuseUpgrade(player: Player, { card: id, gem }: Wish): Refusal | undefined {
  if (id === undefined) return incomplete('Say which card to upgrade.');
  const card = workshopCard(player, itemNumber(id));
  if (!card) return { rule: 'MF-UPG-01', reason: 'That card is not in your Workshop.' };
  const slot = nextSlot(card);
  if (slot === undefined) return { rule: 'MF-UPG-08', reason: `${itemOf(card.item).name} has no open slot.` };
  if (gem !== undefined) {
    const refusal = refuseGem(card, slot, elementIndex(gem));
    if (refusal) return refusal;
  }
  const wanted = gem ?? (slot === ANY ? undefined : (ELEMENTS[slot] as Element));
  const owned = wanted === undefined ? total(player.gems) : (player.gems[elementIndex(wanted)] ?? 0);
  if (owned === 0) return { rule: 'MF-UPG-01', reason: `You own no ${wanted ?? 'unattached'} gem.`, missing: { [wanted ? `${wanted} gem` : 'gem']: 1 } };
  return gem === undefined ? incomplete('Say which gem to attach.') : undefined;
}

/** MF-UPG-05: the gem is no longer owned, and never comes back. */
export function upgrade(game: ManaforgeState, { seat }: Turn, { card: id, gem }: MoveCalled<'upgrade'>): void {
  const player = playerOf(game, seat);
  const element = elementIndex(gem);
  player.gems[element] = (player.gems[element] ?? 0) - 1;
  workshopCard(player, itemNumber(id))?.gems.push(element);
  tell<ManaforgeEvent>({ is: 'cardUpgraded', seat, card: id, gem });
}
