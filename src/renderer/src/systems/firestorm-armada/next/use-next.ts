import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Message } from '@shared/core/engine/message'
import { theUnit } from '@shared/systems/firestorm-armada/state'
import type { NextLine, NextSection } from '../../../contract/next-section'
import type { NextWords } from '../../../contract/next-words'
import { useSay } from '../../../i18n/use-say'
import type { NextStep } from './next-step'
import { nextStep } from './next-step'
import { REFUSAL_RULES } from '../words/refusal-rules'
import { useFleets } from '../use-fleets'

interface FaNext extends NextWords {
  readonly step: ComputedRef<NextStep | null>
}

/** "Next" in words: its name, what it brings, why not, and what it warns of. */
export function useNext(): FaNext {
  const { state, refusalOf, store } = useFleets()
  const { t } = useI18n()
  const say = useSay()
  const step = computed(() => nextStep(state.value))
  const headOf = ({ kind, names }: NextStep['undone'][number]): string =>
    t(`faTable.next.undone.${kind}`, { count: names.length }, names.length)
  const lines = (messages: readonly Message[]): readonly NextLine[] => messages.map(one => ({ lead: '', text: say(one), details: [] }))

  const sections = computed<readonly NextSection[]>(() => {
    const now = step.value
    if (now === null) return []
    const all: readonly NextSection[] = [
      { kind: 'undone', lines: now.undone.map(one => ({ lead: '', text: headOf(one), details: [one.names.join(', ')] })) },
      { kind: 'applies', lines: lines(now.applies) },
      { kind: 'ends', lines: lines(now.ends) }
    ]
    return all.filter(section => section.lines.length > 0)
  })
  const refusal = computed(() => {
    const code = step.value === null ? null : refusalOf(step.value.command)
    return code === null ? null : { text: t(`fa.refusal.${code}`), rule: REFUSAL_RULES[code], canForce: !store.isReadOnly }
  })
  const label = computed(() => {
    const { activeUnitId } = state.value
    const unit = activeUnitId === null ? '' : theUnit(state.value, activeUnitId).name
    return step.value === null ? '' : t(`faTable.next.step.${step.value.name}`, { unit })
  })
  const summary = computed(() => {
    const count = step.value?.ends.length ?? 0
    return count === 0 ? '' : t('faTable.next.ends', { count }, count)
  })
  const caution = computed(() => {
    const first = step.value?.undone[0]
    return first === undefined ? '' : headOf(first)
  })
  return { step, label, sections, refusal, summary, caution }
}
