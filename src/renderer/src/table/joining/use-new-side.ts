import { computed, type ComputedRef } from 'vue'
import { useWords } from '../../i18n/use-words'
import { SIDE_IDS } from '../../session/battle-sides'

/** Never a roster id: those have no spaces. */
const NEW_SIDE = 'new side'

/** The sides reinforcements may join: the rosters of the battle, or a new side while a letter is free. */
export function useNewSide(present: () => readonly { readonly id: string; readonly name: string; readonly sideId: string }[]): {
  readonly joinable: ComputedRef<readonly { readonly id: string; readonly name: string }[]>
  /** The letter of the new side if that is chosen; null for a roster. */
  sideFor(joins: string): string | null
} {
  const { t } = useWords()
  const free = computed(() => SIDE_IDS.find(side => present().every(one => one.sideId !== side)) ?? null)
  const joinable = computed(() => [
    ...present().map(({ id, name }) => ({ id, name })),
    ...(free.value === null ? [] : [{ id: NEW_SIDE, name: t('battle.reinforcements.newSide', { side: free.value }) }])
  ])
  return { joinable, sideFor: joins => (joins === NEW_SIDE ? free.value : null) }
}
