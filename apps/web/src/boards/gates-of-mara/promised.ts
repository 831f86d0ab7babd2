import type { AbilityFacts, FigureView, MaraView, RealmView } from '@conclave/gates-of-mara';
import { cardFacts } from './look.ts';

function realmsTouched(view: MaraView, at: string): RealmView[] {
  if (at === view.centralGate.id) return view.realms;
  const gate = view.gates.find(({ id }) => id === at);
  return view.realms.filter(({ id, spaces }) => gate?.realms.includes(id) || spaces.some((space) => space.id === at));
}

/** The abilities a figure would have open on a place, in the order they are read: space, figure, cards, lords, Wanderer. */
export function promised(view: MaraView, own: FigureView, at: string): AbilityFacts[] {
  const realms = realmsTouched(view, at);
  const space = realms.flatMap(({ spaces }) => spaces).find(({ id }) => id === at);
  const guests = realms.flatMap(({ lord, hasWanderer }) => [...(lord ? [lord] : []), ...(hasWanderer ? ['wanderer'] : [])]);
  return [
    ...(space && space.banner !== null ? [space.ability] : []),
    ...(own.innate && !own.innate.shares ? [own.innate] : []),
    ...[...own.attachments.map(({ card }) => card), ...guests].flatMap((id) => cardFacts(id) ?? []),
  ];
}
