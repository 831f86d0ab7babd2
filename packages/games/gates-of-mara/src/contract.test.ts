import { freeNumbers, isAt, type Printing, withPack } from '@conclave/engine';
import { type ContractSpec, contract } from '@conclave/engine/testing';
import { describe, test } from 'vitest';
import { banners, enchantments, isBanner, objectives, wandererCards } from './cards/cards.ts';
import { gatesOfMara } from './index.ts';
import { attach } from './rules/attachments.ts';
import type { MaraState } from './state.ts';

/** All cards of the table, wherever they lie; Fire Banners are unlimited (GM-COMP-03). */
function cardsOf(game: MaraState): string[] {
  const underWay = game.stack.flatMap((frame) => (isAt(frame, attach, 'chooseItsFigure') ? [frame.card] : []));
  const attached = game.players.flatMap(({ figures }) => figures.flatMap(({ attachments }) => attachments));
  const lying = [...game.enchantments, ...game.realms.flatMap((realm) => realm.banners)].filter((card) => card !== null);
  const hidden = [...game.enchantmentDeck, ...game.bannerDeck, ...game.discardedBanners, ...game.objectiveDeck.cards, ...game.wandererDeck.cards];
  return [...underWay, ...attached, ...lying, ...hidden, ...game.objectives, game.wandererCard].filter((card) => card !== 'fire-banner');
}

function count(game: MaraState): Record<string, number> {
  const counts: Record<string, number> = { lords: game.lords.length };
  for (const { id } of [...banners(), ...enchantments(), ...objectives(), ...wandererCards()]) counts[id] = 0;
  for (const card of cardsOf(game)) counts[card] = (counts[card] ?? 0) + 1;
  game.players.forEach(({ caravans, figures }, seat) => {
    counts[`caravans of ${seat}`] = caravans + game.realms.flatMap((realm) => realm.caravans).filter((owner) => owner === seat).length;
    counts[`figures of ${seat}`] = figures.length;
    const over = figures.filter(({ attachments }) => attachments.length > 3 || attachments.filter(isBanner).length > 2);
    counts[`overladen figures of ${seat}`] = over.length;
  });
  return counts;
}

const spec: ContractSpec<MaraState> = {
  games: 12,
  bound: 1500,
  count,
  secrets: ({ enchantmentDeck, bannerDeck, wandererDeck, objectiveDeck }) => ({ enchantmentDeck, bannerDeck, wandererDeck, objectiveDeck }),
};

for (const check of contract(gatesOfMara, spec)) test(check.name, () => check.run());

/** A pack with every number one higher that may be. */
function higher(): unknown {
  const values: Record<string, Record<string, number>> = {};
  for (const { entry, path, printed, bounds } of freeNumbers(gatesOfMara.printing as Printing))
    if (printed > 0 && printed < (bounds?.[1] ?? 0)) values[entry.id] = { ...values[entry.id], [path]: printed + 1 };
  return { format: 1, game: 'gates-of-mara', name: 'All higher', values };
}

describe('with every number one higher', () => {
  for (const check of contract(withPack(gatesOfMara, higher()), { ...spec, games: 2 })) test(check.name, () => check.run());
});
