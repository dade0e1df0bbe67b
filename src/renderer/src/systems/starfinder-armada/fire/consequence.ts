import type { Faces } from '@shared/core/dice/rule'
import type { Message } from '@shared/core/engine/message'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import { armorClass } from '@shared/systems/starfinder-armada/derive/fleet/armor-class'
import { criticalThreshold } from '@shared/systems/starfinder-armada/derive/fire/critical-threshold'
import { asItCounts } from '@shared/systems/starfinder-armada/derive/fire/flyby'
import { gunneryCheck } from '@shared/systems/starfinder-armada/derive/fire/gunnery'
import { hpMax, isDestroyedAt } from '@shared/systems/starfinder-armada/derive/fleet/hull'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState, StagedAttack } from '@shared/systems/starfinder-armada/model/battle'
import type { FleetId } from '@shared/systems/starfinder-armada/model/design'
import { damageSplit } from '@shared/systems/starfinder-armada/rules/apply-damage'
import { theFleet } from '@shared/systems/starfinder-armada/state'
import { eventConsequences, type Consequence } from '../../../contract/consequence'
import { pointsAfterVolley } from './pending-fleet'
import type { ArmadaSubmission } from '../use-armada'

/** Events not worth showing while typing. */
const QUIET: readonly SaEvent['type'][] = [
  'obligationSettled',
  'resolveSpent',
  'phaseEntered',
  'obligationOwed',
  'obligationsLapsed',
  'effectEnded',
  'fleetMoved',
  'movementOrderRolled',
  'criticalRolled'
]
const HARM: readonly SaEvent['type'][] = ['fleetRouted', 'fleetDisabled', 'fleetDestroyed', 'thresholdCrossed']

/** The result of a check: "14 + 5 = 19, hit by 4". `tape` starts with the check dice. */
function checkWords(natural: number, bonus: number, against: number): Message {
  const margin = natural + bonus - against
  const values = {
    natural,
    bonus: bonus < 0 ? `− ${String(-bonus)}` : `+ ${String(bonus)}`,
    total: natural + bonus,
    margin: Math.abs(margin)
  }
  return { key: margin >= 0 ? 'sa.say.hitBy' : 'sa.say.missBy', values }
}

/** The attack with the dice so far: the check once known, the damage once typed. */
export function attackWords(
  state: BattleState,
  measured: SaCommands['stageAttack'],
  tape: readonly Faces[],
  after: ArmadaSubmission | null
): readonly Consequence[] {
  const check = tape[0]
  if (check === undefined || check.length === 0) return []
  const command = asItCounts(state, measured)
  const bonus = gunneryCheck(state, command).total
  const target = theFleet(state, command.targetId)
  const ac = armorClass(state, target, { versus: 'gunnery', isFromFrontArc: command.isFromFrontArc, gmAc: command.gmAc }).total
  const lines: Consequence[] = [{ message: checkWords(Math.max(...check), bonus, ac), isHarm: false }]
  const staged = after?.kind === 'decided' ? after.events.find(event => event.type === 'attackStaged') : undefined
  return staged === undefined ? lines : [...lines, ...damageWords(state, target.id, staged.attack)]
}

/** The target's values after a staged hit, on top of those already pending. */
function damageWords(state: BattleState, targetId: FleetId, attack: StagedAttack): readonly Consequence[] {
  if (!attack.isHit) return []
  const target = theFleet(state, targetId)
  const before = pointsAfterVolley(state, target)
  const { spLost, hpLost } = damageSplit(attack.bypassesShields ? 0 : before.sp, attack.damage)
  const hp = before.hp - hpLost
  const values = { damage: attack.damage, spBefore: before.sp, spAfter: before.sp - spLost, hpBefore: before.hp, hpAfter: hp }
  const key = hpLost === 0 ? 'sa.say.shieldsTake' : spLost === 0 ? 'sa.say.hullTakes' : 'sa.say.bothTake'
  const lines: Consequence[] = [{ message: { key, values }, isHarm: false }]
  const threshold = criticalThreshold(state, target)
  if (isDestroyedAt(hp, hpMax(state, target))) lines.push({ message: { key: 'sa.say.destroys' }, isHarm: true })
  else if (hp <= 0 && before.hp > 0) lines.push({ message: { key: 'sa.say.disables' }, isHarm: true })
  else if (hp <= threshold && before.hp > threshold) lines.push({ message: { key: 'sa.say.crosses', values: { threshold } }, isHarm: true })
  return lines
}

/** The effects of any other command with its dice, read from its events. */
export const eventWords = (state: BattleState, after: ArmadaSubmission | null): readonly Consequence[] =>
  eventConsequences(starfinderArmada, state, after, { quiet: QUIET, harm: HARM })
