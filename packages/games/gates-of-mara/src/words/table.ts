import { listed, playerOf, type Seat, type Section, type Voice } from '@conclave/engine';
import {
  abilityById,
  CENTRAL,
  capital,
  caravanSpacesOf,
  constants,
  costWords,
  ELEMENTS,
  enchantmentOf,
  FIRST_ENCHANTER,
  FIRST_GATE,
  HOME,
  NONE,
  nameOf,
  objectiveOf,
  PLACES,
  placeAt,
  spaceById,
  spacesOf,
  textOf,
} from '../cards/index.ts';
import { say, sayOf } from '../messages/index.ts';
import { figureName } from '../moves.ts';
import { enchantmentPoints, energyFor, innateOf, type Outlook, outlookOf, progressOf } from '../rules/index.ts';
import { finalScores } from '../scoring.ts';
import { bannerAt, figureOf, lordIn, type Player, pointsOf, realmAt, realmIdsAt, type Standing, standingOn } from '../state.ts';
import type { MaraView } from '../view/index.ts';
import { carriersOf, figureTitle, gemWords, orNone, placeTitle, realmName } from './cards.ts';

const standing = (figures: readonly Standing[], voice: Voice): string =>
  listed(figures.map(({ seat, figure }) => sayOf(voice, 'table.figureOf', { who: seat }, { figure: figureTitle(figure) })));

const onPlace = (view: MaraView, at: number, voice: Voice): string => orNone(standing(standingOn(view, at), voice));

function lyingOn(view: MaraView, id: string): string {
  const space = spaceById(id);
  const banner = bannerAt(view, space);
  if (banner === undefined) return textOf(id);
  return banner === null ? say('table.bannerGone') : say('table.banner', { card: nameOf(banner), price: costWords(abilityById(space.id).cost) });
}

function spaceLine(view: MaraView, at: number, voice: Voice): string {
  const { id } = placeAt(at);
  return say('table.space', { space: nameOf(id), lying: lyingOn(view, id), taken: onPlace(view, at, voice) });
}

function caravanLines(view: MaraView, realm: number, voice: Voice): string[] {
  const { id, caravans } = realmAt(view, realm);
  return caravanSpacesOf(view, id).map((space, i) => {
    const owner = caravans[i] ?? NONE;
    return sayOf(voice, 'table.caravanSpace', { owner: owner === NONE ? undefined : owner }, { space: nameOf(space.id), text: textOf(space.id) });
  });
}

/** A line for each seat that has some. */
const bySeat = (amounts: readonly number[], key: 'table.share' | 'table.claimsFor' | 'table.pointsFor', voice: Voice): string[] =>
  amounts.flatMap((n, seat) => (n > 0 ? [sayOf(voice, key, { who: seat }, { n })] : []));

const shares = (amounts: readonly number[], voice: Voice): string => listed(bySeat(amounts, 'table.share', voice)) || say('table.none');

function outlookLine({ claims, points }: Outlook['realms'][number], voice: Voice): string {
  return say('table.outlook', { shares: orNone(listed([...bySeat(claims, 'table.claimsFor', voice), ...bySeat(points, 'table.pointsFor', voice)])) });
}

function realmSections(view: MaraView, voice: Voice): Section[] {
  const outlook = view.phase === 'turns' ? outlookOf(view) : undefined;
  return view.realms.map(({ id, influence, claims }, realm) => {
    const lord = lordIn(view, realm);
    const guests = [...(lord ? [nameOf(lord)] : []), ...(realm === view.wanderer ? [say('table.theWanderer')] : [])];
    const awards = outlook?.realms[realm];
    return {
      heading: say('table.realm', { realm: realmName(id), guests: orNone(listed(guests)) }),
      lines: [
        say('table.influence', { influence: shares(influence, voice), claims: shares(claims, voice) }),
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
    return say('table.gate', { gate: capital(placeTitle(placeAt(at).id, realmIdsAt(view, at))), taken: onPlace(view, at, voice) });
  });
  return [...gates, say('table.centralGate', { n: view.centralKeys, taken: onPlace(view, CENTRAL, voice) })];
}

function enchantmentLine(view: MaraView, id: string | null): string {
  if (id === null) return say('table.emptySlot');
  const card = enchantmentOf(id);
  const args = { card: nameOf(id), price: costWords(card.price), carriers: carriersOf(id), text: textOf(id) };
  return say('table.enchantment', { ...args, n: enchantmentPoints(view, card) });
}

function enchantmentLines(view: MaraView, voice: Voice): string[] {
  const row = PLACES.slice(FIRST_ENCHANTER).flatMap((_, i) => standingOn(view, FIRST_ENCHANTER + i));
  return [
    ...view.enchantments.map((id) => enchantmentLine(view, id)),
    say('table.enchanters', { taken: orNone(standing(row, voice)), n: view.decks.enchantments }),
  ];
}

function figureLine(view: MaraView, seat: Seat, number: number): string {
  const { at, attachments } = figureOf(view, seat, number);
  const figure = capital(figureTitle(figureName(number)));
  const innate = innateOf(playerOf(view, seat), number);
  const sentences = [
    at === HOME
      ? say('table.figureAtHome', { figure, n: energyFor(number) })
      : say('table.figureOut', { figure, place: placeTitle(placeAt(at).id, realmIdsAt(view, at)) }),
    ...(innate ? [textOf(innate.id)] : []),
    ...attachments.map((card) => say('table.cardOn', { card: nameOf(card), text: textOf(card) })),
  ];
  return sentences.reduce((line, next) => say('table.sentences', { line, next }));
}

function playerLine(player: Player, total: number): string {
  const { energy, onyx, keys, caravans, hasPassed } = player;
  const gems = gemWords(ELEMENTS.flatMap((element, i) => Array<string>(player.gems[i] ?? 0).fill(element)));
  return say('table.player', { points: pointsOf(player), energy, gems: orNone(gems), onyx, keys, caravans, total, passed: hasPassed });
}

function playerSections(view: MaraView, voice: Voice): Section[] {
  const scores = finalScores(view);
  return view.players.map((player, seat) => ({
    heading: sayOf(voice, 'table.playerName', { who: seat }, { tribe: nameOf(player.tribe) }),
    lines: [playerLine(player, scores[seat]?.total ?? 0), ...player.figures.map((_, number) => figureLine(view, seat, number))],
  }));
}

function objectiveLine(view: MaraView, id: string, voice: Voice): string {
  const objective = objectiveOf(id);
  const progress = view.players.map((_, seat) => {
    const { have, need } = progressOf(view, seat, objective);
    return sayOf(voice, 'table.progress', { who: seat }, { have, need });
  });
  return say('table.objective', { card: nameOf(id), n: objective.points, text: textOf(id), progress: capital(listed(progress)) });
}

const roundLine = ({ round, turnOrder, turn }: MaraView, voice: Voice): string =>
  sayOf(voice, 'table.turnOf', { who: turnOrder[turn], order: turnOrder }, { round, rounds: constants.rounds });

function guestLines(view: MaraView): string[] {
  const nameAt = (realm: number): string => realmName(realmAt(view, realm).id);
  const lords = view.lords.map(({ id, realm }) =>
    say('table.lord', { lord: nameOf(id), realm: orNone(realm === NONE ? undefined : nameAt(realm)), text: textOf(id) }),
  );
  return [...lords, say('table.wanderer', { realm: nameAt(view.wanderer), card: nameOf(view.wandererCard), text: textOf(view.wandererCard) })];
}

/** The table as headed lists, most important first. */
export function tableWords(view: MaraView, voice: Voice): Section[] {
  return [
    { heading: say('table.round'), lines: [roundLine(view, voice)] },
    ...playerSections(view, voice),
    ...realmSections(view, voice),
    { heading: say('table.gates'), lines: gateLines(view, voice) },
    { heading: say('table.enchantmentBoard'), lines: enchantmentLines(view, voice) },
    { heading: say('table.objectives'), lines: view.objectives.map((id) => objectiveLine(view, id, voice)) },
    { heading: say('table.guests'), lines: guestLines(view) },
  ];
}
