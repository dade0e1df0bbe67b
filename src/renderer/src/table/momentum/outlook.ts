import { inject, onBeforeUnmount, provide, shallowRef, type InjectionKey, type ShallowRef } from 'vue'
import type { Outlook } from '@shared/core/balance/bracket'

type Read = () => Outlook | null

const OUTLOOKS: InjectionKey<ShallowRef<readonly Read[]>> = Symbol('outlooks')

/** What the attack that is being prepared anywhere on the screen would leave; null while there is none, or its odds are not known. */
export function provideOutlook(): Read {
  const all = shallowRef<readonly Read[]>([])
  provide(OUTLOOKS, all)
  return () => all.value.at(-1)?.() ?? null
}

/** Tells the head of the screen what the attack shown here would leave, by the odds that stand beside it. */
export function useOutlook(read: Read): void {
  const all = inject(OUTLOOKS, null)
  if (all === null) return
  all.value = [...all.value, read]
  onBeforeUnmount(() => (all.value = all.value.filter(one => one !== read)))
}
