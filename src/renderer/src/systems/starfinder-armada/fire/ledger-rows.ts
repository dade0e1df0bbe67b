import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { Message } from '@shared/core/engine/message'
import { criticalThreshold } from '@shared/systems/starfinder-armada/derive/fire/critical-threshold'
import { hpMax, isDestroyedAt } from '@shared/systems/starfinder-armada/derive/fleet/hull'
import type { BattleState, FleetState, StagedAttack } from '@shared/systems/starfinder-armada/model/battle'
import { theFleet } from '@shared/systems/starfinder-armada/state'
import { volleyInOrder } from '@shared/systems/starfinder-armada/rules/volley-order'
import type { LedgerRow } from '../../../contract/ledger-row'
import { pointsAfterEach, type Points } from './pending-fleet'
import { markOf } from '../rack/strip-model'

/** Returns the damage breakdown of a staged hit. */
type WhyOf = (attack: StagedAttack) => Breakdown | null

/** The staged volley in order of application, with what each attack would leave. */
export function ledgerRows(state: BattleState, whyOf: WhyOf): readonly LedgerRow[] {
  const after = pointsAfterEach(state)
  return volleyInOrder(state).map((attack, i) => {
    const target = theFleet(state, attack.targetId)
    const left = after.get(attack.id) ?? { sp: target.sp, hp: target.hp }
    return {
      id: attack.id,
      order: String(i + 1),
      attacker: markOf(state, theFleet(state, attack.attackerId)),
      target: markOf(state, target),
      check: `${String(attack.total)}/${String(attack.ac)}`,
      checkFaces: attack.rolls.join(' '),
      damageFaces: attack.damageFaces.join(' '),
      damage: attack.isHit ? String(attack.damage) : '–',
      why: attack.isHit ? whyOf(attack) : null,
      leaves: leaves(state, target, attack, left),
      isMiss: !attack.isHit,
      isHarm: attack.isHit && left.hp <= 0,
      isDraft: false
    }
  })
}

function leaves(state: BattleState, target: FleetState, attack: StagedAttack, left: Points): Message {
  if (!attack.isHit) return { key: 'saTable.leaves.miss' }
  const notes = notesOf(state, target, attack, left)
  const values = { sp: left.sp, hp: left.hp }
  return notes.length === 0
    ? { key: 'saTable.leaves.points', values }
    : { key: `saTable.leaves.points${String(Math.min(2, notes.length))}`, values: { ...values, ...named(notes) } }
}

function named(notes: readonly Message[]): Record<string, Message> {
  return Object.fromEntries(notes.slice(0, 2).map((note, i) => [`note${String(i + 1)}`, note]))
}

/** Notes beside the points, most serious first. */
function notesOf(
  state: BattleState,
  target: FleetState,
  attack: Pick<StagedAttack, 'usesSuperweapon' | 'isEmp' | 'isCriticalNatural'>,
  left: Points
): readonly Message[] {
  const keys: string[] = []
  const threshold = criticalThreshold(state, target)
  if (isDestroyedAt(left.hp, hpMax(state, target))) keys.push('destroyed')
  else if (left.hp <= 0) keys.push('disabled')
  else if (left.hp <= threshold && target.hp > threshold) keys.push('belowThreshold')
  if (attack.usesSuperweapon) keys.push('superweapon')
  if (attack.isEmp) keys.push('emp')
  if (attack.isCriticalNatural && left.hp < target.hp) keys.push('critical')
  return keys.map(key => ({ key: `saTable.leaves.${key}` }))
}
