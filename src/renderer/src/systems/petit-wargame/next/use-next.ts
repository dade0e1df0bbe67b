import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Message } from '@shared/core/engine/message'
import { findSquadron } from '@shared/systems/petit-wargame/state'
import type { NextLine, NextSection } from '../../../contract/next-section'
import type { NextWords } from '../../../contract/next-words'
import { useSay } from '../../../i18n/use-say'
import type { Undone } from './next-step'
import { ADVANCE, nextStep } from './next-step'
import { REFUSAL_RULES } from '../words/refusal-rules'
import { usePetit } from '../use-petit'

/** "Next" in words: its name, what it brings, why not, and what it warns of. */
export function useNext(): Required<NextWords> {
  const { state, refusalOf, store } = usePetit()
  const { t } = useI18n()
  const say = useSay()
  const step = computed(() => nextStep(state.value))
  const headOf = ({ kind, names }: Undone): string => t(`pwTable.next.undone.${kind}`, { count: names.length }, names.length)
  const lines = (messages: readonly Message[]): readonly NextLine[] => messages.map(one => ({ lead: '', text: say(one), details: [] }))

  const sections = computed<readonly NextSection[]>(() => {
    const { undone, applies, ends } = step.value
    const all: readonly NextSection[] = [
      { kind: 'undone', lines: undone.map(one => ({ lead: '', text: headOf(one), details: [one.names.join(', ')] })) },
      { kind: 'applies', lines: lines(applies) },
      { kind: 'ends', lines: lines(ends) }
    ]
    return all.filter(section => section.lines.length > 0)
  })
  const refusal = computed(() => {
    const code = refusalOf(ADVANCE)
    if (code === null) return null
    return { text: t(`pw.refusal.${code}`), rule: REFUSAL_RULES[code], canForce: code !== 'no-activation' && !store.isReadOnly }
  })
  const label = computed(() => {
    const { activation, phase } = state.value
    const squadron = findSquadron(state.value, activation?.squadronId ?? '')?.name ?? ''
    return activation === null ? t('pwTable.next.step.wait') : t(`pwTable.next.step.${phase}`, { squadron })
  })
  const summary = computed(() => {
    const count = step.value.ends.length
    return count === 0 ? '' : t('pwTable.next.ends', { count }, count)
  })
  const caution = computed(() => {
    const [first] = step.value.undone
    return first === undefined ? '' : headOf(first)
  })
  return { label, sections, refusal, summary, caution }
}
