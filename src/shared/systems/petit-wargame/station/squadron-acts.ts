import type { Message } from '../../../core/engine/message'
import { given, pick, pickOrNone, pickWord, type FormOf, type Option, type PickField } from '../../../core/acts/form'
import { offeredAct } from '../../../core/acts/offers'
import { named } from '../../../core/view/act-fields'
import { plainAct, type StationAct } from '../../../core/view/station'
import type { PwCommand, PwCommands } from '../commands/command'
import { counterAnswers } from '../derive/detected'
import { defenceAnswers, shotPlaces, usableWeapons, weaponChooser, weaponsDue } from '../derive/fire'
import { lossDue } from '../derive/loss-due'
import { whoseTurn } from '../derive/whose-turn'
import { describeCommand } from '../describe-command'
import { word } from '../events/words'
import type { BattleState, Engagement, ShipState, SquadronState } from '../model/battle'
import type { ShipId } from '../model/design'
import { FIRE_MODES, SECTORS, type Element } from '../model/element'
import { detectorsOf } from '../derive/ship-figures'
import { currentEngagement, isDestroyed, sideOf } from '../state'

type Act = StationAct<PwCommand>

/**
 * What a squadron could do: begin its activation; in one, what the table waits for from it. Ways over the map are shown at the board, to
 * the game master.
 */
export function squadronActs(known: BattleState, squadron: SquadronState): readonly Act[] {
  const plain = (name: string, command: PwCommand): Act =>
    plainAct(`${squadron.id}/${name}`, squadron.name, describeCommand(known, command), command)
  const { activation } = known
  if (activation === null) return [plain('activate', { type: 'activateSquadron', squadronId: squadron.id })]
  const ships = known.ships.filter(ship => ship.squadronId === squadron.id && !isDestroyed(ship))
  const goOn = plain('goOn', { type: 'advancePhase' })
  const isActive = activation.squadronId === squadron.id
  switch (whoseTurn(known).awaited) {
    case 'detection':
      return isActive ? [...ships.flatMap(ship => detectActs(known, ship)), goOn] : []
    case 'movement':
      return isActive ? [goOn] : []
    case 'engagement':
      return isActive ? [...ships.flatMap(ship => engageActs(known, ship)), goOn] : []
    case 'countermeasure':
      return ships.filter(({ id }) => id === activation.detection?.targetId).map(ship => counterAct(known, ship))
    default: {
      const engagement = currentEngagement(known)
      return engagement === null ? [] : ships.flatMap(ship => engagedActs(known, engagement, ship))
    }
  }
}

function enemiesOf(known: BattleState, ship: ShipState): readonly Option<ShipId>[] {
  const enemies = known.ships.filter(one => one.position !== null && !isDestroyed(one) && sideOf(known, one.id) !== sideOf(known, ship.id))
  return enemies.map(({ id, name }) => ({ id, label: named(name) }))
}

function detectActs(known: BattleState, ship: ShipState): readonly Act[] {
  const enemies = enemiesOf(known, ship)
  if (enemies.length === 0) return []
  return detectorsOf(ship).map(detector =>
    actOf<PwCommands['attemptDetection']>(
      ship,
      `detect/${detector}`,
      { key: 'pw.station.detect', values: { detector: word('element', detector) } },
      { type: given('attemptDetection'), shipId: given(ship.id), detector: given(detector), targetId: pick('pw.station.target', enemies) }
    )
  )
}

function engageActs(known: BattleState, ship: ShipState): readonly Act[] {
  const enemies = enemiesOf(known, ship)
  if (enemies.length === 0) return []
  const form: FormOf<PwCommands['engage']> = {
    type: given('engage'),
    shipId: given(ship.id),
    targetId: pick('pw.station.target', enemies)
  }
  return [actOf(ship, 'engage', { key: 'pw.station.engage' }, form)]
}

function counterAct(known: BattleState, ship: ShipState): Act {
  const form: FormOf<PwCommands['answerDetection']> = {
    type: given('answerDetection'),
    countermeasure: answering(counterAnswers(known.rulings, ship))
  }
  return actOf(ship, 'counter', { key: 'pw.station.counter' }, form)
}

/** What the player of this ship chooses at this stage of a fight. */
function engagedActs(known: BattleState, engagement: Engagement, ship: ShipState): readonly Act[] {
  const of = (id: string, act: () => Act): readonly Act[] => (id === ship.id ? [act()] : [])
  switch (engagement.stage) {
    case 'position':
      return of(engagement.winnerId ?? engagement.shipId, () => positionAct(ship))
    case 'weapon': {
      const weapons = usableWeapons(known, engagement.shipId, engagement.firingSector ?? 'front', engagement.targetId)
      const form: FormOf<PwCommands['chooseWeapon']> = {
        type: given('chooseWeapon'),
        weapon: pickWord('pw.station.weapon', weapons, 'pw.element')
      }
      return weapons.length === 0
        ? []
        : of(weaponChooser(known, engagement), () => actOf(ship, 'weapon', { key: 'pw.station.weapon' }, form))
    }
    case 'fire': {
      const { shooterId } = shotPlaces(engagement, engagement.role)
      const weapons = weaponsDue(known, engagement)
      const form: FormOf<PwCommands['declareFire']> = {
        type: given('declareFire'),
        weapon: pickWord('pw.station.weapon', weapons, 'pw.element'),
        mode: pickWord('pw.station.mode', FIRE_MODES, 'pw.mode')
      }
      return weapons.length === 0 ? [] : of(shooterId, () => actOf(ship, 'fire', { key: 'pw.station.fire' }, form))
    }
    case 'defence': {
      const { targetId, at } = shotPlaces(engagement, engagement.role)
      const form: FormOf<PwCommands['chooseDefence']> = {
        type: given('chooseDefence'),
        defence: answering(defenceAnswers(known, targetId, at))
      }
      return of(targetId, () => actOf(ship, 'defence', { key: 'pw.station.defence' }, form))
    }
    case 'damage':
      return lossDue(known)?.shipId === ship.id ? [lossAct(known, ship)] : []
  }
}

function positionAct(ship: ShipState): Act {
  const form: FormOf<PwCommands['choosePosition']> = {
    type: given('choosePosition'),
    firingSector: pickWord('pw.station.firing', SECTORS, 'pw.sector'),
    targetSector: pickWord('pw.station.aimedAt', SECTORS, 'pw.sector')
  }
  return actOf(ship, 'position', { key: 'pw.station.position' }, form)
}

/** One pick for each element to give up; the values are their places in the sector. */
function lossAct(known: BattleState, ship: ShipState): Act {
  const { count = 0, elements = [] } = lossDue(known) ?? {}
  const places = elements.map((element, place) => ({ id: String(place), label: word('element', element) }))
  const picks = Array.from({ length: count }, (_, nth) => pick('pw.station.lost', [...places.slice(nth), ...places.slice(0, nth)]))
  return offeredAct<Readonly<Record<string, string>>, PwCommand>({
    key: `${ship.id}/losses`,
    group: named(ship.name),
    label: { key: 'pw.station.losses' },
    form: Object.fromEntries(picks.map((one, nth) => [`lost${String(nth)}`, one])),
    commandOf: lost => ({
      type: 'loseElements',
      elements: [...new Set(Object.values(lost))].flatMap(place => elements[Number(place)] ?? [])
    })
  })
}

/** One of these elements; none where that is among the answers. */
function answering<Answer extends Element>(answers: readonly (Answer | null)[]): PickField<Answer> {
  const options = answers.flatMap(one => (one === null ? [] : [{ id: one, label: word('element', one) }]))
  const label = 'pw.station.answer'
  return answers.includes(null) ? pickOrNone(label, 'pw.station.none', options) : pick(label, options)
}

function actOf<Command extends PwCommand>(ship: ShipState, name: string, label: Message, form: FormOf<Command>): Act {
  return offeredAct<Command, PwCommand>({ key: `${ship.id}/${name}`, group: named(ship.name), label, form, commandOf: command => command })
}
