import { computed, type ComputedRef } from 'vue'
import { theUnit } from '@shared/systems/firestorm-armada/state'
import { useWords } from '../../../i18n/use-words'
import type { NextWords } from '../../../contract/next-words'
import { usePlainNext } from '../../../table/next/use-plain-next'
import { useFleets } from '../use-fleets'
import { nextStep, type NextStep } from './next-step'

interface FaNext extends NextWords {
  readonly step: ComputedRef<NextStep | null>
}

/** "Next" in words, and its step. */
export function useNext(): FaNext {
  const battle = useFleets()
  const { state } = battle
  const { t } = useWords()
  const step = computed(() => nextStep(state.value))

  function label(): string {
    const { activeUnitId } = state.value
    const unit = activeUnitId === null ? '' : theUnit(state.value, activeUnitId).name
    return step.value === null ? '' : t(`faTable.next.step.${step.value.name}`, { unit })
  }

  const words = usePlainNext(battle, {
    command: () => step.value?.command ?? null,
    label,
    remaining: () => step.value?.remaining ?? [],
    remainingKey: 'faTable.next.remaining',
    applies: () => step.value?.applies ?? [],
    ends: () => step.value?.ends ?? [],
    endsKey: 'faTable.next.ends'
  })
  return { ...words, step }
}
