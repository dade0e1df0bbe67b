import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { diceName } from '../../components/battle/dice-name'
import type { NextSection } from '../../components/battle/NextButton.vue'
import { useSay } from '../../components/battle/use-say'
import { nextPreview } from './next-preview'
import { REFUSAL_RULES } from './refusal-rules'
import { useArmada } from './use-armada'

export interface NextWords {
  readonly label: ComputedRef<string>
  readonly sections: ComputedRef<readonly NextSection[]>
  readonly refusal: ComputedRef<{ readonly text: string; readonly rule: string | null; readonly canForce: boolean } | null>
  /** In one line, for the due line. */
  readonly summary: ComputedRef<string>
  readonly caution: ComputedRef<string>
}

/** "Next" in words: its name, what it brings, why not, and what it warns of. */
export function useNext(): NextWords {
  const { state, refusalOf, store } = useArmada()
  const { t } = useI18n()
  const say = useSay()
  const isOver = computed(() => state.value.phase === 'over' || !state.value.hasBegun)
  const preview = computed(() => (isOver.value ? null : nextPreview(state.value)))
  const actorName = (id: string | null): string => state.value.fleets.find(fleet => fleet.id === id)?.name ?? ''

  const cautions = computed(() =>
    (preview.value?.cautions ?? []).map(one => t(`battle.next.caution.${one.kind}`, { count: one.count }, one.count))
  )
  const sections = computed<readonly NextSection[]>(() => {
    const now = preview.value
    if (now === null) return []
    const all: readonly NextSection[] = [
      { kind: 'cautions', lines: cautions.value },
      { kind: 'applies', lines: now.applies.map(say) },
      { kind: 'ends', lines: now.ends.map(say) },
      { kind: 'resumes', lines: now.resumes.map(say) },
      {
        kind: 'asks',
        lines: now.asks.map(ask =>
          [diceName(ask, t('battle.dice.d')), actorName(ask.actor), t(ask.purpose)].filter(word => word !== '').join(' · ')
        )
      },
      { kind: 'owes', lines: now.owes.map(say) }
    ]
    return all.filter(section => section.lines.length > 0)
  })
  const refusal = computed(() => {
    const code = isOver.value ? null : refusalOf({ type: 'advancePhase' })
    return code === null ? null : { text: t(`sa.refusal.${code}`), rule: REFUSAL_RULES[code], canForce: !store.isReadOnly }
  })
  const summary = computed(() => {
    const now = preview.value
    if (now === null) return ''
    const parts = [
      now.hits > 0 ? t('battle.next.short.hits', { count: now.hits }, now.hits) : '',
      now.asks.length > 0 ? t('battle.next.short.asks', { count: now.asks.length }, now.asks.length) : '',
      now.owes.length > 0 ? t('battle.next.short.owes', { count: now.owes.length }, now.owes.length) : '',
      now.ends.length > 0 ? t('battle.next.short.ends', { count: now.ends.length }, now.ends.length) : ''
    ].filter(part => part !== '')
    return parts.length === 0 ? '' : t('battle.next.short.line', { parts: parts.join(', ') })
  })

  return {
    label: computed(() => (isOver.value ? '' : t(`sa.next.${state.value.phase}`))),
    sections,
    refusal,
    summary,
    caution: computed(() => cautions.value[0] ?? '')
  }
}
