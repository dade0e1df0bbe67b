import { computed, inject } from 'vue'
import type { ComputedRef, InjectionKey } from 'vue'
import type { Faces } from '@shared/core/dice/rule'
import type { Submission } from '@shared/core/engine/submit'
import { submit, submitForced } from '@shared/core/engine/submit'
import type { Overruling } from '@shared/core/log/entry'
import type { DiceAnswer, SubmitResult } from '@shared/ipc/calls'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaRefusal } from '@shared/systems/starfinder-armada/commands/refusal'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { useAutomationStore } from '../../stores/automation-store'
import { useBattleStore } from '../../stores/battle-store'
import type { BattleStore } from '../../stores/battle-store'

export type ArmadaSubmission = Submission<BattleState, SaEvent, SaRefusal>

export interface Armada {
  readonly store: BattleStore
  readonly state: ComputedRef<BattleState>
  /** Why this command is not allowed now; null when it is. At a table that only tracks, only what nobody can overrule stands in the way. */
  refusalOf(command: SaCommand): SaRefusal | null
  /** What a table that only tracks passes over in this command, in order; empty at other tables. */
  passedOver(command: SaCommand): readonly SaRefusal[]
  /** Sends a command, with its types checked. */
  send(command: SaCommand, answer?: DiceAnswer, overruling?: Overruling | null): Promise<SubmitResult | null>
  /** What the command would do with these dice. Nothing is sent. */
  preview(command: SaCommand, tape: readonly Faces[], overruled?: readonly string[]): ArmadaSubmission
}

/** A moment of the past, given to the parts of the screen that show it in place of the present. */
export const PAST_STATE: InjectionKey<ComputedRef<BattleState>> = Symbol('past state')

/** The open battle with the types of this system: the one place where they are put back on. */
export function useArmada(): Armada {
  const store = useBattleStore()
  const automation = useAutomationStore()
  const past = inject(PAST_STATE, null)
  const state = past ?? computed(() => (store.state ?? starfinderArmada.initial) as BattleState)
  /** What stands in the way of a command, and what a table that only tracks passes over before that. */
  const standing = (command: SaCommand): { readonly refusal: SaRefusal | null; readonly passedOver: readonly SaRefusal[] } => {
    const passedOver: SaRefusal[] = []
    for (;;) {
      const refusal = starfinderArmada.check(state.value, command, passedOver)
      if (refusal === null || !automation.isTracking || !starfinderArmada.canForce(refusal)) return { refusal, passedOver }
      passedOver.push(refusal)
    }
  }
  const preview: Armada['preview'] = (command, tape, overruled = []) =>
    automation.isTracking
      ? submitForced(starfinderArmada, state.value, command, tape, true)
      : submit(starfinderArmada, state.value, command, tape, overruled)
  return {
    store,
    state,
    refusalOf: command => standing(command).refusal,
    passedOver: command => {
      const { refusal, passedOver } = standing(command)
      return refusal === null ? passedOver : []
    },
    send: (command, answer, overruling) => store.submit(command, answer, overruling),
    preview
  }
}
