import type { XwCommand } from '@shared/systems/xwing/commands/command'
import { shipsDue } from '@shared/systems/xwing/derive/whose-turn'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { currentAttack } from '@shared/systems/xwing/state'

/** The choices on the screen that concern "Next". */
interface NextChoice {
  /** The ship at hand that engages; null for the first that is due. */
  readonly engagingId: ShipId | null
  /** Whether round tokens go as the round ends. */
  readonly removesTokens: boolean
}

/** The command of "Next": damage is dealt, a window is left, a ship does not attack, the engagement begins, the round ends. */
export function nextCommand(state: BattleState, { engagingId, removesTokens }: NextChoice): XwCommand {
  const attack = currentAttack(state)
  if (attack !== undefined) return attack.stage === 'damage' && attack.isHit === true ? { type: 'dealDamage' } : { type: 'advanceStage' }
  if (state.phase === 'preparation') return { type: 'beginEngagement' }
  const shipId = engagingId ?? shipsDue(state)[0]?.id
  return shipId === undefined || state.phase === 'end' ? { type: 'endRound', removesTokens } : { type: 'passEngagement', shipId }
}
