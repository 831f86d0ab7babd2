import { playerOf, type Refusal, refuse, tell } from '@conclave/engine';
import { ANY, aGemMessage, ELEMENTS, type Element, elementIndex, elementMessage, itemNumber, itemOf, items, nameMessage } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { ManaforgeEvent, ManaforgeMove, MoveCalled, Wish } from '../moves.ts';
import { type ManaforgeState, nextSlot, type Player, type Turn, total, type WorkshopCard, workshopCard } from '../state.ts';
import { incomplete } from './refusals.ts';

const upgrades: readonly MoveCalled<'upgrade'>[][] = items().map(({ id }) => ELEMENTS.map((gem) => ({ do: 'upgrade', card: id, gem })));

/** MF-UPG-01, MF-UPG-02 */
export function listUpgrades(player: Player, moves: ManaforgeMove[]): void {
  for (const card of player.workshop) {
    const slot = nextSlot(card);
    if (slot === undefined) continue;
    for (let e = 0; e < ELEMENTS.length; e++) if (player.gems[e] && (slot === ANY || slot === e)) moves.push(upgrades[card.item - 1]?.[e] as ManaforgeMove);
  }
}

/** Why a gem of that element does not fit. */
function refuseGem(card: WorkshopCard, slot: number, element: number): Refusal | undefined {
  if (slot === ANY || slot === element) return undefined;
  const { id, slots } = itemOf(card.item);
  const takesNow = { card: nameMessage(id), gem: aGemMessage(ELEMENTS[slot] as Element) };
  if (slots.slice(card.gems.length).includes(element)) return refuse('MF-UPG-03', message('whyNot.takesFromTop', takesNow));
  return refuse('MF-UPG-02', message('whyNot.takesNext', takesNow));
}

export function refuseUpgrade(player: Player, { card: id, gem }: Wish): Refusal | undefined {
  if (id === undefined) return incomplete(message('whyNot.sayCardToUpgrade'));
  const card = workshopCard(player, itemNumber(id));
  if (!card) return refuse('MF-UPG-01', message('whyNot.notInWorkshop'));
  const slot = nextSlot(card);
  if (slot === undefined) return refuse('MF-UPG-08', message('whyNot.noOpenSlot', { card: nameMessage(id) }));
  if (gem !== undefined) {
    const refusal = refuseGem(card, slot, elementIndex(gem));
    if (refusal) return refusal;
  }
  const wanted = gem ?? (slot === ANY ? undefined : (ELEMENTS[slot] as Element));
  const owned = wanted === undefined ? total(player.gems) : (player.gems[elementIndex(wanted)] ?? 0);
  if (owned === 0)
    return refuse('MF-UPG-01', message('whyNot.ownNoGem', { element: wanted ? elementMessage(wanted) : 'none' }), { [wanted ? `${wanted} gem` : 'gem']: 1 });
  return gem === undefined ? incomplete(message('whyNot.sayGemToAttach')) : undefined;
}

/** MF-UPG-05: the gem is no longer owned, and never comes back. */
export function upgrade(game: ManaforgeState, { seat }: Turn, { card: id, gem }: MoveCalled<'upgrade'>): void {
  const player = playerOf(game, seat);
  const element = elementIndex(gem);
  player.gems[element] = (player.gems[element] ?? 0) - 1;
  workshopCard(player, itemNumber(id))?.gems.push(element);
  tell<ManaforgeEvent>({ is: 'cardUpgraded', seat, card: id, gem });
}
