import { computed } from 'vue'
import { useWords } from '../../i18n/use-words'
import type { Typed } from '@shared/core/engine/rule-system'
import type { OpenBattle } from '../frame/use-open-battle'

/** A command that is being put together on the screen. */
export interface Order {
  /** Why it cannot be given, in words; null when it can, and while there is none. */
  readonly why: string | null
  readonly canGive: boolean
  /** Whether it is done. */
  give(this: void): Promise<boolean>
}

/** An open battle, as far as commands are given in it. */
export type Commanding<Command extends Typed> = Pick<OpenBattle<unknown, Command, Typed, string>, 'words' | 'store' | 'refusalOf' | 'send'>

/** The order that gives this command; null while what is chosen makes none. */
export function useOrder<Command extends Typed>(
  { words, store, refusalOf, send }: Commanding<Command>,
  command: () => Command | null
): Order {
  const { t } = useWords()
  const now = computed(command)
  const refusal = computed(() => (now.value === null ? null : refusalOf(now.value)))
  const why = computed(() => (refusal.value === null ? null : t(`${words.prefix}.refusal.${refusal.value}`)))
  const isFit = computed(() => now.value !== null && refusal.value === null)
  return {
    get why() {
      return why.value
    },
    get canGive() {
      return isFit.value && !store.isBusy && !store.isReadOnly
    },
    give: async () => now.value !== null && isFit.value && (await send(now.value))?.kind === 'done'
  }
}
