import { computed } from 'vue'
import { findSquadron } from '@shared/systems/petit-wargame/state'
import { useWords } from '../../../i18n/use-words'
import type { NextWords } from '../../../contract/next-words'
import { usePlainNext } from '../../../table/next/use-plain-next'
import { usePetit } from '../use-petit'
import { ADVANCE, nextStep } from './next-step'

/** "Next" in words: its label, its effects, any refusal, and its warnings. */
export function useNext(): NextWords {
  const battle = usePetit()
  const { state } = battle
  const { t } = useWords()
  const step = computed(() => nextStep(state.value))
  return usePlainNext(battle, {
    command: () => ADVANCE,
    label() {
      const { activation, phase } = state.value
      const squadron = findSquadron(state.value, activation?.squadronId ?? '')?.name ?? ''
      return activation === null ? t('pwTable.next.step.wait') : t(`pwTable.next.step.${phase}`, { squadron })
    },
    remaining: () => step.value.remaining,
    remainingKey: 'pwTable.next.remaining',
    applies: () => step.value.applies,
    ends: () => step.value.ends,
    endsKey: 'pwTable.next.ends'
  })
}
