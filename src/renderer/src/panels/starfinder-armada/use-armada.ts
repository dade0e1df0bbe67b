import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Faces } from '@shared/core/dice/rule'
import type { Submission } from '@shared/core/engine/submit'
import { submit } from '@shared/core/engine/submit'
import type { DiceAnswer, SubmitResult } from '@shared/ipc/calls'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaRefusal } from '@shared/systems/starfinder-armada/commands/refusal'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { useBattleStore } from '../../stores/battle-store'
import type { BattleStore } from '../../stores/battle-store'

export type ArmadaSubmission = Submission<BattleState, SaEvent, SaRefusal>

export interface Armada {
  readonly store: BattleStore
  readonly state: ComputedRef<BattleState>
  /** Why this command is not allowed now; null when it is. */
  refusalOf(command: SaCommand): SaRefusal | null
  /** Sends a command, with its types checked. */
  send(command: SaCommand, answer?: DiceAnswer, force?: boolean): Promise<SubmitResult | null>
  /** What the command would do with these dice. Nothing is sent. */
  preview(command: SaCommand, tape: readonly Faces[], force?: boolean): ArmadaSubmission
}

/** The open battle with the types of this system: the one place where they are put back on. */
export function useArmada(): Armada {
  const store = useBattleStore()
  const state = computed(() => (store.state ?? starfinderArmada.initial) as BattleState)
  return {
    store,
    state,
    refusalOf: command => starfinderArmada.check(state.value, command),
    send: (command, answer, force) => store.submit(command, answer, force),
    preview: (command, tape, force = false) => submit(starfinderArmada, state.value, command, tape, force)
  }
}
