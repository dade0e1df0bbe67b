import { computed, type ComputedRef } from 'vue'
import { useWords } from '../../i18n/use-words'
import { SIDE_IDS } from '../../session/battle-sides'

/** No id of a roster: those have no spaces. */
const NEW_SIDE = 'new side'

/** Whom late comers may join: the rosters of the battle, and while a letter is left a side of their own. */
export function useNewSide(present: () => readonly { readonly id: string; readonly name: string; readonly sideId: string }[]): {
  readonly joinable: ComputedRef<readonly { readonly id: string; readonly name: string }[]>
  /** The letter of the new side where that is chosen; null where a roster is. */
  sideFor(joins: string): string | null
} {
  const { t } = useWords()
  const free = computed(() => SIDE_IDS.find(side => present().every(one => one.sideId !== side)) ?? null)
  const joinable = computed(() => [
    ...present().map(({ id, name }) => ({ id, name })),
    ...(free.value === null ? [] : [{ id: NEW_SIDE, name: t('battle.lateComers.newSide', { side: free.value }) }])
  ])
  return { joinable, sideFor: joins => (joins === NEW_SIDE ? free.value : null) }
}
