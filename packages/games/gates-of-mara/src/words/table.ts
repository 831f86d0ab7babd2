import { counted, listed, playerOf, type Seat, type Section, type Voice } from '@conclave/engine';
import {
  CENTRAL,
  capital,
  caravanSpacesOf,
  constants,
  ELEMENTS,
  enchantmentOf,
  FIRST_ENCHANTER,
  FIRST_GATE,
  HOME,
  lordOf,
  NONE,
  nameOf,
  objectiveOf,
  PLACES,
  placeAt,
  spaceById,
  spacesOf,
  textOf,
  tribeOf,
  wandererCardOf,
} from '../cards/index.ts';
import { figureName } from '../moves.ts';
import { enchantmentPoints, energyFor, innateOf, type Outlook, outlookOf, progressOf } from '../rules/index.ts';
import { finalScores } from '../scoring.ts';
import { bannerAt, figureOf, lordIn, type Player, pointsOf, realmAt, realmIdsAt, type Standing, standingOn } from '../state.ts';
import type { MaraView } from '../view/index.ts';
import { carriersOf, costWords, figureTitle, gemWords, placeTitle, realmName } from './cards.ts';

const standing = (figures: readonly Standing[], voice: Voice): string =>
  listed(figures.map(({ seat, figure }) => `${voice.whose(seat)} ${figureTitle(figure)}`));

const onPlace = (view: MaraView, at: number, voice: Voice): string => standing(standingOn(view, at), voice);

function spaceLine(view: MaraView, at: number, voice: Voice): string {
  const space = spaceById(placeAt(at).id);
  const banner = bannerAt(view, space);
  const lying = banner === undefined ? space.text : banner === null ? 'The Banner is gone.' : `${nameOf(banner)} for ${costWords(space.ability.cost)}.`;
  const taken = onPlace(view, at, voice);
  return `${space.name}: ${lying} ${taken ? `Taken by ${taken}.` : 'Nobody stands here.'}`;
}

function caravanLines(view: MaraView, realm: number, voice: Voice): string[] {
  const { id, caravans } = realmAt(view, realm);
  return caravanSpacesOf(view, id).map(({ name, text }, i) => {
    const owner = caravans[i] ?? NONE;
    return `Caravan space ${name}: ${text} ${owner === NONE ? 'No Caravan is here.' : `Taken by ${voice.whom(owner)}.`}`;
  });
}

const bySeat = (amounts: readonly number[], voice: Voice): string =>
  listed(amounts.flatMap((amount, seat) => (amount > 0 ? [`${voice.whom(seat)} (${amount})`] : []))) || 'none';

const shares = (amounts: readonly number[], word: string, voice: Voice): string[] =>
  amounts.flatMap((amount, seat) => (amount > 0 ? [`${counted(amount, word)} for ${voice.whom(seat)}`] : []));

function outlookLine({ claims, points }: Outlook['realms'][number], voice: Voice): string {
  return `Were the round to end: ${listed([...shares(claims, 'Claim', voice), ...shares(points, 'point', voice)]) || 'nothing for anybody'}.`;
}

function realmSections(view: MaraView, voice: Voice): Section[] {
  const outlook = view.phase === 'turns' ? outlookOf(view) : undefined;
  return view.realms.map(({ id, influence, claims }, realm) => {
    const lord = lordIn(view, realm);
    const who = [...(lord ? [nameOf(lord)] : []), ...(realm === view.wanderer ? ['the Wanderer'] : [])];
    const awards = outlook?.realms[realm];
    return {
      heading: `${realmName(id)}${who.length > 0 ? `, with ${listed(who)}` : ''}`,
      lines: [
        `Influence: ${bySeat(influence, voice)}. Claims: ${bySeat(claims, voice)}.`,
        ...(awards ? [outlookLine(awards, voice)] : []),
        ...spacesOf(view, id).map((at) => spaceLine(view, at, voice)),
        ...caravanLines(view, realm, voice),
      ],
    };
  });
}

function gateLines(view: MaraView, voice: Voice): string[] {
  const gates = view.realms.map((_, gate) => {
    const at = FIRST_GATE + gate;
    return `${capital(placeTitle(placeAt(at).id, realmIdsAt(view, at)))}: ${onPlace(view, at, voice) || 'nobody stands here'}.`;
  });
  return [...gates, `The Central Gate: ${counted(view.centralKeys, 'Key')}, ${onPlace(view, CENTRAL, voice) || 'nobody stands here'}.`];
}

function enchantmentLine(view: MaraView, id: string | null): string {
  if (id === null) return 'An empty slot.';
  const card = enchantmentOf(id);
  const points = counted(enchantmentPoints(view, card), 'point');
  return `${card.name} for ${costWords(card.price)}, ${points}; carried by ${carriersOf(id)}: ${card.text}`;
}

function enchantmentLines(view: MaraView, voice: Voice): string[] {
  const row = PLACES.slice(FIRST_ENCHANTER).flatMap((_, i) => standingOn(view, FIRST_ENCHANTER + i));
  return [
    ...view.enchantments.map((id) => enchantmentLine(view, id)),
    `On the board from the arrow on: ${standing(row, voice) || 'no Enchanter'}. ${counted(view.decks.enchantments, 'card')} left in the deck.`,
  ];
}

function figureLine(view: MaraView, seat: Seat, number: number): string {
  const { at, attachments } = figureOf(view, seat, number);
  const where = at === HOME ? `at home, costs ${energyFor(number)} Energy` : `on ${placeTitle(placeAt(at).id, realmIdsAt(view, at))}`;
  const innate = innateOf(playerOf(view, seat), number);
  const abilities = [...(innate ? [innate.text] : []), ...attachments.map((card) => `${nameOf(card)}: ${textOf(card)}`)];
  return [`${capital(figureTitle(figureName(number)))}: ${where}.`, ...abilities].join(' ');
}

function playerLine(player: Player, total: number): string {
  const gems = gemWords(ELEMENTS.flatMap((element, i) => Array<string>(player.gems[i] ?? 0).fill(element))) || 'no gems';
  const pieces = `${counted(player.onyx, 'Onyx', 'Onyx')}, ${counted(player.keys, 'Key')}, ${counted(player.caravans, 'Caravan')}`;
  return `${counted(pointsOf(player), 'point')}; ${player.energy} Energy; ${gems}; ${pieces}; ${total} if the game ended now.${player.hasPassed ? ' Passed.' : ''}`;
}

function playerSections(view: MaraView, voice: Voice): Section[] {
  const scores = finalScores(view);
  return view.players.map((player, seat) => ({
    heading: `${voice.name(seat)}, ${tribeOf(player.tribe).name}`,
    lines: [playerLine(player, scores[seat]?.total ?? 0), ...player.figures.map((_, number) => figureLine(view, seat, number))],
  }));
}

function objectiveLine(view: MaraView, id: string, voice: Voice): string {
  const objective = objectiveOf(id);
  const progress = view.players.map((_, seat) => {
    const { have, need } = progressOf(view, seat, objective);
    return `${voice.whom(seat)} ${have} of ${need}`;
  });
  return `${objective.name}, ${counted(objective.points, 'point')}: ${objective.text} ${capital(listed(progress))}.`;
}

function roundLine({ round, turnOrder, turn }: MaraView, voice: Voice): string {
  const seat = turnOrder[turn];
  const up = seat === undefined ? '' : ` ${capital(voice.whose(seat))} turn.`;
  return `Round ${round} of ${constants.rounds}. Turn order: ${listed(turnOrder.map((one) => voice.whom(one)))}.${up}`;
}

function guestLines(view: MaraView): string[] {
  const { name, text } = wandererCardOf(view.wandererCard);
  const lords = view.lords.map(({ id, realm }) => {
    const where = realm === NONE ? 'to be placed' : `in the ${realmName(realmAt(view, realm).id)}`;
    return `${lordOf(id).name}, ${where}: ${lordOf(id).text}`;
  });
  return [...lords, `Wanderer, in the ${realmName(realmAt(view, view.wanderer).id)}, with ${name}: ${text}`];
}

/** The table as headed lists, most important first. */
export function tableWords(view: MaraView, voice: Voice): Section[] {
  return [
    { heading: 'Round', lines: [roundLine(view, voice)] },
    ...playerSections(view, voice),
    ...realmSections(view, voice),
    { heading: 'Gates', lines: gateLines(view, voice) },
    { heading: 'Enchantment board', lines: enchantmentLines(view, voice) },
    { heading: 'Objectives', lines: view.objectives.map((id) => objectiveLine(view, id, voice)) },
    { heading: 'Lords and Wanderer', lines: guestLines(view) },
  ];
}
