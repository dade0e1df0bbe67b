import { onScopeDispose, toRaw, type Ref } from 'vue'
import { useBattleStore } from '../../session/battle-store'
import { useKept } from './use-kept'

type Choices = Readonly<Record<string, Ref<unknown>>>

/** These choices are found again when somebody comes back to the battle, unless it has gone on meanwhile. */
export function keepRefs(name: string, choices: Choices): void {
  const store = useBattleStore()
  const kept = useKept<{ readonly at: number; readonly values: Readonly<Record<string, unknown>> }>(() => name)
  const left = kept.get()
  if (left !== undefined && left.at === store.entryCount) {
    for (const [one, choice] of Object.entries(choices)) choice.value = left.values[one]
  }
  onScopeDispose(() => {
    const values = Object.fromEntries(Object.entries(choices).map(([one, choice]) => [one, toRaw(choice.value)]))
    kept.keep({ at: store.entryCount, values })
  })
}
