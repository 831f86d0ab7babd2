import { inARow } from '@conclave/engine';
import { type DieView, faceShown, worthIn } from '@conclave/manaforge';
import type { Thing } from '../../app/board.ts';
import type { Play } from '../../app/play.svelte.ts';
import { dieName, facesText, playerAt, viewOf } from './facts.ts';
import { type Element, elements, itemOf, kitElement, lookOf, nameOf, thingOf } from './look.ts';
import { say } from './words.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An item with the prestige that it would bring the viewer now. */
function itemNow(id: string, play: Play): Thing | undefined {
  const thing = thingOf(id);
  if (!thing || play.me === undefined || !('deck' in itemOf(id)) || itemOf(id).type !== 'store') return thing;
  const worth = worthIn(viewOf(play), play.me, id);
  return worth > 0 ? { ...thing, points: say('worthNow', { n: worth }) } : thing;
}

function dieThing(die: DieView): Thing {
  const shows = faceShown(die);
  const special = shows?.kind === 'special' ? thingOf(shows.special.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)) : undefined;
  const text = special?.text ?? thingOf(`${die.type}-die`)?.text ?? '';
  const faces = facesText(die.type);
  return {
    id: `${die.type}-die`,
    name: capital(dieName(die)),
    kind: say('die'),
    text,
    ...lookOf(`${die.type}-die`),
    ...(special?.sign && { sign: special.sign }),
    facts: [faces],
  };
}

const pileThing = (name: string, sign: string, cards: readonly string[]): Thing => ({
  id: '',
  name,
  kind: say('pile'),
  text: cards.length > 0 ? inARow(cards.map(nameOf)) : capital(say('noCards')),
  hatch: 'arcane',
  role: 'arcane',
  sign,
});

const gemThing = (gem: Element): Thing => ({
  id: '',
  name: capital(say('gemFace', { element: gem })),
  kind: say('token'),
  text: say('gemHint', { element: gem }),
  hatch: kitElement(gem) as Thing['hatch'],
  role: kitElement(gem),
  sign: 'gems',
});

const prismThing = (): Thing => ({
  id: '',
  name: say('prism'),
  kind: say('token'),
  text: say('prismHint'),
  hatch: 'arcane',
  role: 'arcane',
  sign: 'prism',
});

/** What a piece of the table is: a card of the catalogue as it stands now, a die, a token, a pile. */
export function thingAt(key: string, play: Play): Thing | undefined {
  const [kind = '', seat = '', place = ''] = key.split('.');
  const view = viewOf(play);
  if (kind === 'die') {
    const die = view.players[Number(seat)]?.dice[Number(place)];
    return die && dieThing(die);
  }
  if (kind === 'store') return pileThing(say('store'), 'open-treasure-chest', playerAt(view, Number(seat)).store.toReversed());
  if (kind === 'discard') return pileThing(say('discardPile'), 'recycle', view.discard.toReversed());
  if (kind === 'prism') return prismThing();
  const gem = kind === 'gem' ? elements.find((element) => element === seat) : undefined;
  return gem ? gemThing(gem) : itemNow(key, play);
}
