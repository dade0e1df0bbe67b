import { computed } from 'vue'
import { useWords } from '../../i18n/use-words'
import type { Typed } from '@shared/core/engine/rule-system'
import type { OpenBattle } from '../frame/use-open-battle'

/** A command being put together on the screen. */
export interface Order {
  /** Why it cannot be given, in words; null when it can, or when there is no command yet. */
  readonly why: string | null
  readonly canGive: boolean
  /** True when the command was carried out. */
  give(this: void): Promise<boolean>
}

/** The part of an open battle needed to give commands. */
export type Commanding<Command extends Typed> = Pick<OpenBattle<unknown, Command, Typed, string>, 'words' | 'store' | 'refusalOf' | 'send'>

/** An order for this command; the command is null while the choices are incomplete. */
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
