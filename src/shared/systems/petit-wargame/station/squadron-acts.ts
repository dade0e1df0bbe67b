import type { Message } from '../../../core/engine/message'
import { actFields, named, textOf } from '../../../core/view/act-fields'
import { plainAct, type ActValues, type StationAct } from '../../../core/view/station'
import type { PwCommand } from '../commands/command'
import { counterAnswers } from '../derive/detected'
import { defenceAnswers, shotPlaces, usableWeapons, weaponChooser, weaponsDue } from '../derive/fire'
import { lossDue } from '../derive/loss-due'
import { whoseTurn } from '../derive/whose-turn'
import { describeCommand } from '../describe-command'
import { word } from '../events/words'
import type { BattleState, Engagement, ShipState, SquadronState } from '../model/battle'
import { shipId } from '../model/design'
import { FIRE_MODES, SECTORS } from '../model/element'
import { detectorsOf } from '../derive/ship-figures'
import { currentEngagement, isDestroyed, sideOf } from '../state'

const { label, picked } = actFields('pw')
type Act = StationAct<PwCommand>
/** The value of a pick that stands for no answer. */
const NONE = 'none'
const none = (): readonly [string, Message] => [NONE, label(NONE)]

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

function enemiesOf(known: BattleState, ship: ShipState): readonly (readonly [string, Message])[] {
  const enemies = known.ships.filter(one => one.position !== null && !isDestroyed(one) && sideOf(known, one.id) !== sideOf(known, ship.id))
  return enemies.map(({ id, name }) => [id, named(name)])
}

function detectActs(known: BattleState, ship: ShipState): readonly Act[] {
  const enemies = enemiesOf(known, ship)
  if (enemies.length === 0) return []
  return detectorsOf(ship).map(detector =>
    actOf(
      ship,
      `detect/${detector}`,
      { key: 'pw.station.detect', values: { detector: word('element', detector) } },
      [picked('target', enemies)],
      values => ({
        type: 'attemptDetection',
        shipId: ship.id,
        detector,
        targetId: shipId(textOf(values, 'target'))
      })
    )
  )
}

function engageActs(known: BattleState, ship: ShipState): readonly Act[] {
  const enemies = enemiesOf(known, ship)
  if (enemies.length === 0) return []
  return [
    actOf(ship, 'engage', label('engage'), [picked('target', enemies)], values => ({
      type: 'engage',
      shipId: ship.id,
      targetId: shipId(textOf(values, 'target'))
    }))
  ]
}

function counterAct(known: BattleState, ship: ShipState): Act {
  const answers = counterAnswers(known.rulings, ship)
  const options = answers.map(one => (one === null ? none() : ([one, word('element', one)] as const)))
  return actOf(ship, 'counter', label('counter'), [picked('answer', options)], values => ({
    type: 'answerDetection',
    countermeasure: answers.find(one => one === values['answer']) ?? null
  }))
}

/** What the player of this ship chooses at this stage of a fight. */
function engagedActs(known: BattleState, engagement: Engagement, ship: ShipState): readonly Act[] {
  const of = (id: string, act: () => Act): readonly Act[] => (id === ship.id ? [act()] : [])
  switch (engagement.stage) {
    case 'position':
      return of(engagement.winnerId ?? engagement.shipId, () => positionAct(ship))
    case 'weapon': {
      const weapons = usableWeapons(known, engagement.shipId, engagement.firingSector ?? 'front', engagement.targetId)
      return weapons.length === 0
        ? []
        : of(weaponChooser(known, engagement), () =>
            actOf(ship, 'weapon', label('weapon'), [picked('weapon', words(weapons))], values => ({
              type: 'chooseWeapon',
              weapon: weapons.find(one => one === values['weapon']) ?? weapons[0] ?? 'A'
            }))
          )
    }
    case 'fire': {
      const { shooterId } = shotPlaces(engagement, engagement.role)
      const weapons = weaponsDue(known, engagement)
      const fields = [
        picked('weapon', words(weapons)),
        picked(
          'mode',
          FIRE_MODES.map(mode => [mode, word('mode', mode)])
        )
      ]
      return weapons.length === 0
        ? []
        : of(shooterId, () =>
            actOf(ship, 'fire', label('fire'), fields, values => ({
              type: 'declareFire',
              weapon: weapons.find(one => one === values['weapon']) ?? weapons[0] ?? 'A',
              mode: FIRE_MODES.find(one => one === values['mode']) ?? 'concentrated'
            }))
          )
    }
    case 'defence': {
      const { targetId, at } = shotPlaces(engagement, engagement.role)
      const answers = defenceAnswers(known, targetId, at)
      const options = answers.map(one => (one === null ? none() : ([one, word('element', one)] as const)))
      return of(targetId, () =>
        actOf(ship, 'defence', label('defence'), [picked('answer', options)], values => ({
          type: 'chooseDefence',
          defence: answers.find(one => one === values['answer']) ?? null
        }))
      )
    }
    case 'damage':
      return lossDue(known)?.shipId === ship.id ? [lossAct(known, ship)] : []
  }
}

function positionAct(ship: ShipState): Act {
  const sectors = SECTORS.map(sector => [sector, word('sector', sector)] as const)
  const of = (values: ActValues, name: string): (typeof SECTORS)[number] => SECTORS.find(one => one === values[name]) ?? 'front'
  return actOf(ship, 'position', label('position'), [picked('firing', sectors), picked('aimedAt', sectors)], values => ({
    type: 'choosePosition',
    firingSector: of(values, 'firing'),
    targetSector: of(values, 'aimedAt')
  }))
}

/** One pick for each element to give up; the values are their places in the sector. */
function lossAct(known: BattleState, ship: ShipState): Act {
  const { count = 0, elements = [] } = lossDue(known) ?? {}
  const places = elements.map((element, place) => [String(place), word('element', element)] as const)
  const turned = (by: number): typeof places => [...places.slice(by), ...places.slice(0, by)]
  const fields = Array.from({ length: count }, (_, nth) => ({ ...picked('lost', turned(nth)), name: `lost${String(nth)}` }))
  return actOf(ship, 'losses', label('losses'), fields, values => ({
    type: 'loseElements',
    elements: [...new Set(fields.map(({ name }) => Number(values[name])))].flatMap(place => elements[place] ?? [])
  }))
}

function words<T extends string>(elements: readonly T[]): readonly (readonly [T, Message])[] {
  return elements.map(one => [one, word('element', one)])
}

function actOf(ship: ShipState, name: string, said: Message, fields: Act['fields'], commandOf: Act['commandOf']): Act {
  return { key: `${ship.id}/${name}`, group: named(ship.name), label: said, fields, commandOf, chanceOf: () => null }
}
