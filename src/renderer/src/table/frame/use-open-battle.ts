import { computed, inject, type ComputedRef, type InjectionKey } from 'vue'
import type { Faces } from '@shared/core/dice/rule'
import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import { submit, submitForced, type Submission } from '@shared/core/engine/submit'
import type { Overruling } from '@shared/core/log/entry'
import type { DiceAnswer, SubmitResult } from '@shared/ipc/calls'
import { useAutomationStore } from '../../session/automation-store'
import { useBattleStore, type BattleStore } from '../../session/battle-store'
import type { TableWords } from '../../contract/table-words'

/** The open battle, typed for its system. */
export interface OpenBattle<State, Command extends Typed, Event extends Typed, Refusal extends string> {
  readonly words: TableWords
  readonly store: BattleStore
  readonly state: ComputedRef<State>
  /** Why this command is not allowed now; null when it is. When only tracking, just the refusals that cannot be overruled. */
  refusalOf(command: Command): Refusal | null
  /** The refusals of this command ignored when only tracking, in order; empty otherwise. */
  passedOver(command: Command): readonly Refusal[]
  /** The command of one of these types that is waiting for dice, perhaps since before the app was restarted. */
  waitingFor<Type extends Command['type']>(...types: readonly Type[]): Extract<Command, { readonly type: Type }> | null
  send(command: Command, answer?: DiceAnswer, overruling?: Overruling | null): Promise<SubmitResult | null>
  /** What the command would do with these dice. Nothing is sent. */
  preview(command: Command, tape: readonly Faces[], overruled?: readonly string[]): Submission<State, Event, Refusal>
}

/** A past state, provided to the parts of the screen that show it instead of the present. */
export const PAST_STATE: InjectionKey<ComputedRef<unknown>> = Symbol('past state')

/** The open battle of this system: the one place where its types are restored. */
export function useOpenBattle<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>,
  words: TableWords
): OpenBattle<State, Command, Event, Refusal> {
  const store = useBattleStore()
  const automation = useAutomationStore()
  const past = inject(PAST_STATE, null)
  const state = computed(() => (past === null ? (store.state ?? system.initial) : past.value) as State)
  /** The refusal of a command, and the refusals ignored before it when only tracking. */
  const standing = (command: Command): { readonly refusal: Refusal | null; readonly passedOver: readonly Refusal[] } => {
    const passedOver: Refusal[] = []
    for (;;) {
      const refusal = system.check(state.value, command, passedOver)
      if (refusal === null || !automation.isTracking || !system.canForce(refusal)) return { refusal, passedOver }
      passedOver.push(refusal)
    }
  }
  return {
    words,
    store,
    state,
    refusalOf: command => standing(command).refusal,
    passedOver: command => {
      const { refusal, passedOver } = standing(command)
      return refusal === null ? passedOver : []
    },
    waitingFor<Type extends Command['type']>(...types: readonly Type[]) {
      const command = store.pending?.command
      return types.some(type => type === command?.type) ? (command as Extract<Command, { readonly type: Type }>) : null
    },
    send: (command, answer, overruling) => store.submit(command, answer, overruling),
    preview: (command, tape, overruled = []) =>
      automation.isTracking ? submitForced(system, state.value, command, tape, true) : submit(system, state.value, command, tape, overruled)
  }
}
