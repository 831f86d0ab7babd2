import { counted, listed, type Section, type Voice } from '@conclave/engine';
import { ELEMENTS, enchantmentOf, figureKinds, nameOf, type RealmId, type Shape } from '../cards/index.ts';
import type { CaravanSpaceView, FigureView, MaraView, Outlook, PlayerView, RealmView, SpaceView, Standing } from '../view/index.ts';
import { costWords, figureTitle, gemWords, placeTitle, realmName } from './cards.ts';

const standing = (figures: readonly Standing[], voice: Voice): string =>
  listed(figures.map(({ seat, figure }) => `${voice.whose(seat)} ${figureTitle(figure)}`));

function spaceLine({ name, ability, banner, figures }: SpaceView, voice: Voice): string {
  const lying = banner === undefined ? ability.text : banner === null ? 'The Banner is gone.' : `${nameOf(banner)} for 1 Energy.`;
  return `${name}: ${lying} ${figures.length > 0 ? `Taken by ${standing(figures, voice)}.` : 'Free.'}`;
}

function caravanLine({ name, ability, owner }: CaravanSpaceView, voice: Voice): string {
  return `Caravan space ${name}: ${ability.text} ${owner === null ? 'Free.' : `Taken by ${voice.whom(owner)}.`}`;
}

const bySeat = (amounts: readonly number[], voice: Voice): string =>
  listed(amounts.flatMap((amount, seat) => (amount > 0 ? [`${voice.whom(seat)} (${amount})`] : []))) || 'none';

const shares = (amounts: readonly number[], word: string, voice: Voice): string[] =>
  amounts.flatMap((amount, seat) => (amount > 0 ? [`${counted(amount, word)} for ${voice.whom(seat)}`] : []));

function outlookLine({ claims, points }: Outlook['realms'][number], voice: Voice): string {
  return `Were the round to end: ${listed([...shares(claims, 'Claim', voice), ...shares(points, 'point', voice)]) || 'nothing for anybody'}.`;
}

function realmSection(view: MaraView, realm: RealmView, voice: Voice): Section {
  const who = [...(realm.lord ? [nameOf(realm.lord)] : []), ...(realm.hasWanderer ? ['the Wanderer'] : [])];
  const outlook = view.outlook?.realms.find((one) => one.realm === realm.id);
  return {
    heading: `${realm.name}${who.length > 0 ? `, with ${listed(who)}` : ''}`,
    lines: [
      `Influence: ${bySeat(realm.influence, voice)}. Claims: ${bySeat(realm.claims, voice)}.`,
      ...(outlook ? [outlookLine(outlook, voice)] : []),
      ...realm.spaces.map((space) => spaceLine(space, voice)),
      ...realm.caravanSpaces.map((space) => caravanLine(space, voice)),
    ],
  };
}

function gateLines(view: MaraView, voice: Voice): string[] {
  const gates = view.gates.map(({ id, realms, figures }) => `${capital(placeTitle(id, realms))}: ${standing(figures, voice) || 'free'}.`);
  const { keys, figures } = view.centralGate;
  return [...gates, `The Central Gate: ${counted(keys, 'Key')}, ${standing(figures, voice) || 'free'}.`];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The kinds of figures with one of these shapes. */
const carriers = (shapes: readonly Shape[]): string =>
  listed(
    figureKinds.filter(({ shape }) => shapes.includes(shape)).map(({ name }) => name),
    'or',
  );

function enchantmentLines({ enchantmentBoard, decks }: MaraView, voice: Voice): string[] {
  const cards = enchantmentBoard.slots.map((slot) =>
    slot
      ? `${slot.name} for ${costWords(enchantmentOf(slot.card).price)}, ${counted(slot.points, 'point')}; carried by ${carriers(slot.shapes)}: ${slot.text}`
      : 'An empty slot.',
  );
  const row = enchantmentBoard.figures.length > 0 ? standing(enchantmentBoard.figures, voice) : 'no Enchanter';
  return [...cards, `On the board from the arrow on: ${row}. ${counted(decks.enchantments, 'card')} left in the deck.`];
}

function figureLine(view: MaraView, { figure, at, energy, innate, attachments }: FigureView): string {
  const realms = view.gates.find(({ id }) => id === at)?.realms ?? ([] as RealmId[]);
  const where = at === null ? `at home, costs ${energy} Energy` : `on ${placeTitle(at, realms)}`;
  const abilities = [...(innate ? [innate.text] : []), ...attachments.map(({ name, text }) => `${name}: ${text}`)];
  return [`${capital(figureTitle(figure))}: ${where}.`, ...abilities].join(' ');
}

function playerLine(player: PlayerView): string {
  const gems = gemWords(ELEMENTS.flatMap((element) => Array<string>(player.gems[element]).fill(element))) || 'no gems';
  const pieces = `${counted(player.onyx, 'Onyx', 'Onyx')}, ${counted(player.keys, 'Key')}, ${counted(player.caravans, 'Caravan')}`;
  return `${counted(player.points, 'point')}; ${player.energy} Energy; ${gems}; ${pieces}; ${player.score.total} if the game ended now.${player.hasPassed ? ' Passed.' : ''}`;
}

function playerSection(view: MaraView, player: PlayerView, voice: Voice): Section {
  return {
    heading: `${voice.name(player.seat)}, ${player.tribeName}`,
    lines: [playerLine(player), ...player.figures.map((figure) => figureLine(view, figure))],
  };
}

function objectiveLine(view: MaraView, index: number, voice: Voice): string {
  const objective = view.objectives[index];
  if (!objective) return '';
  const progress = objective.progress.map(({ have, need }, seat) => `${voice.whom(seat)} ${have} of ${need}`);
  return `${objective.name}, ${counted(objective.points, 'point')}: ${objective.text} ${capital(listed(progress))}.`;
}

function roundLine(view: MaraView, voice: Voice): string {
  const up = view.turn === null ? '' : ` ${capital(voice.whose(view.turn))} turn.`;
  return `Round ${view.round} of ${view.rounds}. Turn order: ${listed(view.turnOrder.map((seat) => voice.whom(seat)))}.${up}`;
}

/** The table as headed lists, most important first. */
export function tableWords(view: MaraView, voice: Voice): Section[] {
  const { wanderer } = view;
  return [
    { heading: 'Round', lines: [roundLine(view, voice)] },
    ...view.players.map((player) => playerSection(view, player, voice)),
    ...view.realms.map((realm) => realmSection(view, realm, voice)),
    { heading: 'Gates', lines: gateLines(view, voice) },
    { heading: 'Enchantment board', lines: enchantmentLines(view, voice) },
    { heading: 'Objectives', lines: view.objectives.map((_, index) => objectiveLine(view, index, voice)) },
    {
      heading: 'Lords and Wanderer',
      lines: [
        ...view.lords.map(({ name, text, realm }) => `${name}, ${realm ? `in the ${realmName(realm)}` : 'to be placed'}: ${text}`),
        `Wanderer, in the ${realmName(wanderer.realm)}, with ${wanderer.name}: ${wanderer.text}`,
      ],
    },
  ];
}
