import { onScopeDispose, toRaw, type Ref } from 'vue'
import { useBattleStore } from '../../session/battle-store'
import { useKept } from './use-kept'

type Choices = Readonly<Record<string, Ref<unknown>>>

/** These choices are restored when the battle is opened again, unless it has moved on in the meantime. */
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
