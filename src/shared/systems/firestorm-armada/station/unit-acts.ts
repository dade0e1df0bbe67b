import { actFields, named, textOf } from '../../../core/view/act-fields'
import { plainAct, type ActValues, type StationAct } from '../../../core/view/station'
import type { FaCommand, FaCommands } from '../commands/command'
import { attackDice } from '../derive/attack-dice'
import { describeCommand } from '../describe-command'
import { word } from '../events/words'
import { SIGHTS, type BattleState, type Sight, type ShipState, type UnitState, type WeaponState } from '../model/battle'
import { shipId } from '../model/design'
import { areEnemies } from '../state'
import { LIMITS } from '../tables/limits'

const { label, flag, number, picked } = actFields('fa')
type Act = StationAct<FaCommand>

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
  const target = picked(
    'target',
    enemies.map(({ id, name }) => [id, named(name)])
  )
  const move = ship.movedInches === null ? [moveAct(ship)] : []
  if (enemies.length === 0) return move
  return [...move, ...ship.weapons.map(weapon => fireAct(known, ship, weapon, target)), boardAct(ship, target)]
}

function moveAct({ id, name }: ShipState): Act {
  return {
    key: `${id}/move`,
    group: named(name),
    label: label('move'),
    fields: [number('inches', { max: LIMITS.inches, value: 6 })],
    commandOf: values => ({ type: 'moveShip', shipId: id, inches: Number(values['inches']), rams: false }),
    chanceOf: () => null
  }
}

function fireAct(known: BattleState, ship: ShipState, weapon: WeaponState, target: Act['fields'][number]): Act {
  const commandOf = (values: ActValues): FaCommands['fireWeapons'] => {
    const sight: Sight = SIGHTS.find(one => one === values['sight']) ?? 'clear'
    const arc = values['partial'] === true ? 'partial' : 'full'
    const aim = { shipId: ship.id, weaponId: weapon.id, band: Number(values['band']) - 1, arc, sight } as const
    return { type: 'fireWeapons', targetId: shipId(textOf(values, 'target')), aims: [aim], splitDice: null, gmDice: 0 }
  }
  return {
    key: `${ship.id}/fire/${weapon.id}`,
    group: named(ship.name),
    label: { key: 'fa.station.fire', values: { weapon: weapon.name === '' ? word('mount', weapon.mount) : weapon.name } },
    fields: [
      target,
      number('band', { min: 1, max: Math.max(1, weapon.dice.length) }),
      flag('partial'),
      picked(
        'sight',
        SIGHTS.map(sight => [sight, word('sight', sight)])
      )
    ],
    commandOf,
    chanceOf: () => null,
    halvedOf: values => {
      const command = commandOf(values)
      return { ...command, gmDice: -Math.ceil(attackDice(known, command).total / 2) }
    }
  }
}

function boardAct({ id, name }: ShipState, target: Act['fields'][number]): Act {
  return {
    key: `${id}/board`,
    group: named(name),
    label: label('board'),
    fields: [target],
    commandOf: values => ({
      type: 'boardShip',
      attackerId: id,
      targetId: shipId(textOf(values, 'target')),
      isInReach: true,
      isPathClear: true
    }),
    chanceOf: () => null
  }
}
