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

/** The name of the panel of a step: which attack its dice are for is seen in its head, and heard here. */
export function panelName(state: BattleState, step: Step, attack: Attack | null): Message {
  const name: Message = { key: `dw.step.${step}` }
  return attack === null ? name : { key: 'dwTable.panelOf', values: { step: name, attack: attackName(state, attack) } }
}
