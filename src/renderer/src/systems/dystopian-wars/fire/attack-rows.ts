import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { Message, MessageValue } from '@shared/core/engine/message'
import { stepOf } from '@shared/systems/dystopian-wars/derive/attack-step'
import { leadArm } from '@shared/systems/dystopian-wars/derive/part-dice'
import { aimedDice, PLAIN_AIM } from '@shared/systems/dystopian-wars/rules/roll-fire'
import type { Attack, AttackStatus, BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { STEPS } from '@shared/systems/dystopian-wars/model/steps'
import type { FleetMarkModel } from '../../../contract/fleet-mark'
import { markOf } from '../rack/places'

/** An attack or counter-attack of the activation as the list shows it. */
interface AttackRow {
  readonly id: string
  readonly role: Attack['role']
  readonly status: AttackStatus
  /** The step it is rolled in, by its number. */
  readonly step: number
  readonly firers: readonly FleetMarkModel[]
  readonly target: FleetMarkModel
  readonly weapon: MessageValue
  /** Breakdown of the current dice, or of those rolled. */
  readonly dice: Breakdown | null
  readonly rolledDice: number | null
  readonly hits: number | null
  readonly isCurrent: boolean
}

export function attackRows(state: BattleState): readonly AttackRow[] {
  return (state.activation?.attacks ?? []).map(attack => {
    const isDeclared = attack.status === 'declared'
    return {
      id: attack.id,
      role: attack.role,
      status: attack.status,
      step: STEPS[stepOf(state, attack)],
      firers: attack.parts.map(part => markOf(state, part.combatantId)),
      target: markOf(state, attack.targetId),
      weapon: weaponOf(state, attack),
      dice: isDeclared ? aimedDice(state, attack, PLAIN_AIM) : null,
      rolledDice: attack.dice,
      hits: isDeclared || attack.status === 'dropped' ? null : attack.hits,
      isCurrent: attack.id === state.activation?.currentId
    }
  })
}

/** The lead's weapon, by its name or its kind. */
export function weaponOf(state: BattleState, attack: Attack): MessageValue {
  const arm = leadArm(state, attack)
  const kind: Message = { key: `dw.weaponKind.${arm.kind}` }
  return arm.name ?? kind
}
