import { plainAct, type StationAct } from '../../../core/view/station'
import type { XwCommand } from '../commands/command'
import { describeCommand } from '../describe-command'
import { SPENDABLE, type Attack } from '../model/attack'
import type { BattleState, ShipState } from '../model/battle'
import { POOLS } from '../model/dice'
import { STAGES } from '../model/stages'
import { currentAttack, shipIn } from '../state'

/**
 * What the ships that are spoken for could do: engage without an attack, and in the attack in hand what its player says at this stage.
 * Attacks are declared by the game master, who measures them; what a lock rerolls is pointed at on the table.
 */
export function shipActs(known: BattleState, ownIds: readonly string[]): readonly StationAct<XwCommand>[] {
  const own = known.ships.filter(({ id }) => ownIds.includes(id))
  const attack = currentAttack(known)
  const speaker = attack === undefined ? undefined : own.find(({ id }) => id === shipIn(attack, STAGES[attack.stage].speaker))
  const inAttack = attack === undefined || speaker === undefined ? [] : commandsOf(attack).map(command => actOf(known, speaker, command))
  const passes = own.map(ship => actOf(known, ship, { type: 'passEngagement', shipId: ship.id }))
  return attack === undefined ? passes : inAttack
}

function commandsOf({ stage }: Attack): readonly XwCommand[] {
  const choice = { modifiers: [], limits: { min: null, max: null } }
  if (stage === 'rollAttack') return [{ type: 'rollAttackDice', ...choice }]
  if (stage === 'rollDefense') return [{ type: 'rollDefenseDice', ...choice }]
  const tokens = SPENDABLE.filter(token => token !== 'lock')
  const spends = POOLS.flatMap(pool => tokens.map((token): XwCommand => ({ type: 'spendToken', pool, token, dice: [] })))
  return STAGES[stage].kind === 'modify' ? [...spends, { type: 'advanceStage' }] : [{ type: 'advanceStage' }]
}

function actOf(known: BattleState, { id, name }: ShipState, command: XwCommand): StationAct<XwCommand> {
  const { type } = command
  const key = type === 'spendToken' ? `${id}/${type}/${command.pool}/${command.token}` : `${id}/${type}`
  return plainAct(key, name, describeCommand(known, command), command)
}
