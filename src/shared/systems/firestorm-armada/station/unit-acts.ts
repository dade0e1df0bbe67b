import { count, flag, given, pick, pickWord, type FormOf, type PickField } from '../../../core/acts/form'
import { offeredAct } from '../../../core/acts/offers'
import { named } from '../../../core/view/act-fields'
import { plainAct, type StationAct } from '../../../core/view/station'
import type { FaCommand, FaCommands } from '../commands/command'
import { attackDice } from '../derive/attack-dice'
import { describeCommand } from '../describe-command'
import { word } from '../events/words'
import { SIGHTS, type BattleState, type Sight, type ShipState, type UnitState, type WeaponState } from '../model/battle'
import type { ShipId } from '../model/design'
import { areEnemies } from '../state'
import { LIMITS } from '../tables/limits'

type Act = StationAct<FaCommand>
type Target = PickField<ShipId, null>

/** What a player says of a shot; the bands count from 1. */
interface Shot {
  readonly targetId: ShipId
  readonly band: number
  readonly isPartial: boolean
  readonly sight: Sight
}

/**
 * What a squadron or flight could do: begin its activation; in it, move, fire one weapon at a time, board, and end it. Combined and split
 * fire, wings and cards are said in words.
 */
export function unitActs(known: BattleState, unit: UnitState): readonly Act[] {
  const plain = (name: string, command: FaCommand): Act =>
    plainAct(`${unit.id}/${name}`, unit.name, describeCommand(known, command), command)
  if (known.activeUnitId !== unit.id) return [plain('activate', { type: 'activateUnit', unitId: unit.id })]
  const ships = known.ships.filter(ship => ship.unitId === unit.id && ship.status === 'active')
  return [...ships.flatMap(ship => shipActs(known, ship)), plain('end', { type: 'endActivation' })]
}

function shipActs(known: BattleState, ship: ShipState): readonly Act[] {
  const enemies = known.ships.filter(other => other.status === 'active' && areEnemies(known, ship, other))
  const target = pick(
    'fa.station.target',
    enemies.map(({ id, name }) => ({ id, label: named(name) }))
  )
  const move = ship.movedInches === null ? [moveAct(ship)] : []
  if (enemies.length === 0) return move
  return [...move, ...ship.weapons.map(weapon => fireAct(known, ship, weapon, target)), boardAct(ship, target)]
}

function moveAct({ id, name }: ShipState): Act {
  return offeredAct<FaCommands['moveShip'], FaCommand>({
    key: `${id}/move`,
    group: named(name),
    label: { key: 'fa.station.move' },
    form: {
      type: given('moveShip'),
      shipId: given(id),
      inches: count('fa.station.inches', { most: LIMITS.inches, start: 6, isMeasured: true }),
      rams: given(false)
    },
    commandOf: command => command
  })
}

function fireAct(known: BattleState, ship: ShipState, weapon: WeaponState, target: Target): Act {
  const form: FormOf<Shot> = {
    targetId: target,
    band: count('fa.station.band', { least: 1, most: Math.max(1, weapon.dice.length), isMeasured: true }),
    isPartial: flag('fa.station.partial'),
    sight: pickWord('fa.station.sight', SIGHTS, 'fa.sight')
  }
  return offeredAct({
    key: `${ship.id}/fire/${weapon.id}`,
    group: named(ship.name),
    label: { key: 'fa.station.fire', values: { weapon: weapon.name === '' ? word('mount', weapon.mount) : weapon.name } },
    form,
    commandOf: ({ targetId, band, isPartial, sight }: Shot): FaCommands['fireWeapons'] => {
      const aim = { shipId: ship.id, weaponId: weapon.id, band: band - 1, arc: isPartial ? 'partial' : 'full', sight } as const
      return { type: 'fireWeapons', targetId, aims: [aim], splitDice: null, gmDice: 0 }
    },
    halvedOf: command => ({ ...command, gmDice: -Math.ceil(attackDice(known, command).total / 2) })
  })
}

function boardAct({ id, name }: ShipState, target: Target): Act {
  return offeredAct<FaCommands['boardShip'], FaCommand>({
    key: `${id}/board`,
    group: named(name),
    label: { key: 'fa.station.board' },
    form: {
      type: given('boardShip'),
      attackerId: given(id),
      targetId: target,
      isInReach: given(true),
      isPathClear: given(true)
    },
    commandOf: command => command
  })
}
