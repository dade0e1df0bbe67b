import type { Message } from '@shared/core/engine/message'
import type { Attack, BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { Step } from '@shared/systems/dystopian-wars/model/steps'
import { combatant } from '@shared/systems/dystopian-wars/state'
import { weaponOf } from './attack-rows'

/** The names of the leading firer and of the target. */
export function namesOf(state: BattleState, { parts: [lead], targetId }: Attack): { readonly attacker: string; readonly target: string } {
  return { attacker: combatant(state, lead?.combatantId ?? targetId).name, target: combatant(state, targetId).name }
}

/** An attack in words: who at whom, with what. */
export function attackName(state: BattleState, attack: Attack): Message {
  return { key: 'dwTable.attackOf', values: { ...namesOf(state, attack), weapon: weaponOf(state, attack) } }
}

/** The name of the panel of a step: which attacks its dice are for is seen in its heads, and heard here. */
export function panelName(state: BattleState, step: Step, attacks: readonly Attack[]): Message {
  const stepName: Message = { key: `dw.step.${step}` }
  return attacks.reduce<Message>(
    (told, attack) => ({ key: 'dwTable.panelOf', values: { told, attack: attackName(state, attack) } }),
    stepName
  )
}
