import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Message } from '@shared/core/engine/message'
import type { NextLine, NextSection } from '../../../contract/next-section'
import type { NextWords } from '../../../contract/next-words'
import { useSay } from '../../../i18n/use-say'
import { nextPreview } from './next-preview'
import type { Undone } from './next-preview'
import { useDystopian } from '../use-dystopian'
import { nextCommand } from '../table/use-flow'

/** "Next" in words: its name, what it brings, why not, and what it warns of. */
export function useNext(): NextWords {
  const { state, refusalOf, store, words } = useDystopian()
  const { t } = useI18n()
  const say = useSay()
  const isGoing = computed(() => state.value.hasBegun && !state.value.isOver)
  const preview = computed(() => (isGoing.value ? nextPreview(state.value) : null))
  const isBetween = computed(() => state.value.activation === null)

  const headOf = ({ kind, names }: Undone): string => t(`dwTable.undone.${kind}`, { count: names.length }, names.length)
  const undoneLine = (undone: Undone): NextLine => ({ lead: '', text: headOf(undone), details: [undone.names.join(', ')] })
  const lines = (messages: readonly Message[]): readonly NextLine[] => messages.map(one => ({ lead: '', text: say(one), details: [] }))

  const sections = computed<readonly NextSection[]>(() => {
    const now = preview.value
    if (now === null) return []
    const all: readonly NextSection[] = [
      { kind: 'undone', lines: now.undone.map(undoneLine) },
      { kind: 'applies', lines: lines(now.applies) },
      { kind: 'ends', lines: lines(now.ends) }
    ]
    return all.filter(section => section.lines.length > 0)
  })
  const refusal = computed(() => {
    const code = isGoing.value ? refusalOf(nextCommand(isBetween.value)) : null
    return code === null ? null : { text: t(`dw.refusal.${code}`), rule: words.refusalRules[code] ?? null, canForce: !store.isReadOnly }
  })
  const label = computed(() => (isGoing.value ? t(`dwTable.next.${state.value.step}`, { turn: state.value.turn }) : ''))
  const caution = computed(() => {
    const first = preview.value?.undone[0]
    return first === undefined ? '' : headOf(first)
  })
  return { label, sections, refusal, caution }
}
