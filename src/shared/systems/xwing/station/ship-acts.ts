import { count, flag, given, pick, type FormOf } from '../../../core/acts/form'
import { offeredAct } from '../../../core/acts/offers'
import { named } from '../../../core/view/act-fields'
import { plainAct, type StationAct } from '../../../core/view/station'
import type { XwCommand, XwCommands } from '../commands/command'
import { cardsOwed } from '../derive/health'
import { mayBeAttacked } from '../derive/may-be-attacked'
import { nearestRange } from '../derive/nearest-range'
import { describeCommand } from '../describe-command'
import { word } from '../events/words'
import { SPENDABLE, type Attack } from '../model/attack'
import type { BattleState, ShipState } from '../model/battle'
import { POOLS } from '../model/dice'
import { STAGES } from '../model/stages'
import { areEnemies, currentAttack, shipIn } from '../state'
import { RANGE_MAX } from '../tables/limits'

/**
 * What the ships that are spoken for could do: attack, engage without an attack, turn their cards over, and in the attack in hand what its
 * player says at this stage. What a lock rerolls is pointed at on the table.
 */
export function shipActs(known: BattleState, ownIds: readonly string[]): readonly StationAct<XwCommand>[] {
  const own = known.ships.filter(({ id }) => ownIds.includes(id))
  const attack = currentAttack(known)
  const speaker = attack === undefined ? undefined : own.find(({ id }) => id === shipIn(attack, STAGES[attack.stage].speaker))
  const inAttack = attack === undefined || speaker === undefined ? [] : commandsOf(attack).map(command => actOf(known, speaker, command))
  const engages = own.flatMap(ship => [...attackActs(known, ship), actOf(known, ship, { type: 'passEngagement', shipId: ship.id })])
  return [...own.flatMap(ship => cardActs(known, ship)), ...(attack === undefined ? engages : inAttack)]
}

/** One act for each of its weapons. Its own text counts as met and paid: the game master, who sees it, may say no. */
function attackActs(known: BattleState, ship: ShipState): readonly StationAct<XwCommand>[] {
  const enemies = known.ships.filter(other => mayBeAttacked(known, other) && areEnemies(known, ship.id, other.id))
  if (known.phase !== 'engagement' || enemies.length === 0) return []
  const targets = enemies.map(({ id, name }) => ({ id, label: named(name) }))
  const formOf = ({ id }: ShipState['weapons'][number]): FormOf<XwCommands['declareAttack']> => ({
    type: given('declareAttack'),
    kind: given('standard'),
    attackerId: given(ship.id),
    weaponId: given(id),
    defenderId: pick('xw.station.target', targets),
    range: count('xw.station.range', { least: nearestRange(known.rulings), most: RANGE_MAX, start: 1, isMeasured: true }),
    isObstructed: flag('xw.station.obstructed'),
    isInArc: given(true),
    isRequirementMet: given(true),
    isCostPaid: given(true),
    passesIdle: given(true)
  })
  return ship.weapons.map(weapon =>
    offeredAct<XwCommands['declareAttack'], XwCommand>({
      key: `${ship.id}/attack/${weapon.id}`,
      group: named(ship.name),
      label: { key: 'xw.station.attack', values: { weapon: weapon.name === '' ? word('weaponKind', weapon.kind) : weapon.name } },
      form: formOf(weapon),
      commandOf: command => command
    })
  )
}

/** A damage card that lies face up and was not read yet: dice draw it. */
function cardActs(known: BattleState, ship: ShipState): readonly StationAct<XwCommand>[] {
  const dues = cardsOwed(known).filter(due => due.shipId === ship.id)
  // Counted, since the ids of cards tell how many things there have been that need one.
  return dues.map(({ id }, nth) => ({
    ...actOf(known, ship, { type: 'nameCard', obligationId: id, card: null }),
    key: `${ship.id}/card/${String(nth)}`
  }))
}

function commandsOf({ stage }: Attack): readonly XwCommand[] {
  const choice = { modifiers: [], limits: { min: null, max: null } }
  if (stage === 'rollAttack') return [{ type: 'rollAttackDice', ...choice }]
  if (stage === 'rollDefense') return [{ type: 'rollDefenseDice', ...choice }]
  if (stage === 'damage') return [{ type: 'dealDamage' }]
  const tokens = SPENDABLE.filter(token => token !== 'lock')
  const spends = POOLS.flatMap(pool => tokens.map((token): XwCommand => ({ type: 'spendToken', pool, token, dice: [] })))
  return STAGES[stage].kind === 'modify' ? [...spends, { type: 'advanceStage' }] : [{ type: 'advanceStage' }]
}

function actOf(known: BattleState, { id, name }: ShipState, command: XwCommand): StationAct<XwCommand> {
  const { type } = command
  const key = type === 'spendToken' ? `${id}/${type}/${command.pool}/${command.token}` : `${id}/${type}`
  return plainAct(key, name, describeCommand(known, command), command)
}
