import { computed } from 'vue'
import { useWords } from '../../../i18n/use-words'
import type { NextWords } from '../../../contract/next-words'
import { usePlainNext } from '../../../table/next/use-plain-next'
import { useDystopian } from '../use-dystopian'
import { labelOf, nextCommand } from './next-command'
import { nextPreview } from './next-preview'

/** "Next" in words. */
export function useNext(): NextWords {
  const battle = useDystopian()
  const { state } = battle
  const { t } = useWords()
  const isGoing = computed(() => state.value.hasBegun && !state.value.isOver)
  const preview = computed(() => (isGoing.value ? nextPreview(state.value) : null))

  return usePlainNext(battle, {
    command: () => (isGoing.value ? nextCommand(state.value) : null),
    label: () => (isGoing.value ? t(`dwTable.next.${labelOf(state.value)}`, { turn: state.value.turn }) : ''),
    remaining: () => preview.value?.remaining ?? [],
    remainingKey: 'dwTable.remaining',
    applies: () => preview.value?.applies ?? [],
    ends: () => preview.value?.ends ?? []
  })
}
