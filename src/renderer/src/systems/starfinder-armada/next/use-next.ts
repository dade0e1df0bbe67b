import { computed } from 'vue'
import type { DiceRequest } from '@shared/core/dice/rule'
import type { Message } from '@shared/core/engine/message'
import { REFUSALS } from '@shared/systems/starfinder-armada/commands/refusal'
import { useWords } from '../../../i18n/use-words'
import { diceName } from '../../../table/dice/dice-name'
import type { NextLine, NextSection } from '../../../contract/next-section'
import type { NextRefusal, NextWords } from '../../../contract/next-words'
import { sameIfEqual } from '../../../ui/drawing/same-if-equal'
import { nextPreview, type NextPreview } from './next-preview'
import type { Remaining, RemainingItem } from './next-remaining'
import { useArmada } from '../use-armada'

/** Maximum number of names listed before the rest is counted. */
const NAMES_MAX = 8

/** "Next" in words: its name, what it brings, why not, and what it warns of. */
export function useNext(): Required<NextWords> {
  const { state, refusalOf, store } = useArmada()
  const { t, say } = useWords()
  const isOver = computed(() => state.value.phase === 'over' || !state.value.hasBegun)
  const preview = computed(() => (isOver.value ? null : nextPreview(state.value)))
  const nameOf = (id: string | null): string =>
    [...state.value.fleets, ...state.value.officers, ...state.value.armadas].find(one => one.id === id)?.name ?? ''

  function list(names: readonly string[]): string {
    const rest = names.length - NAMES_MAX
    const shown = names.slice(0, rest > 1 ? NAMES_MAX : names.length).join(', ')
    return rest > 1 ? t('battle.next.andMore', { names: shown, count: rest }) : shown
  }

  const headOf = (remaining: Remaining): string => t(`battle.next.remaining.${remaining.kind}`, { count: remaining.count }, remaining.count)

  function itemWords({ name, actions }: RemainingItem): string {
    if (actions.length === 0) return say(name)
    return t('battle.next.officer', { officer: say(name), actions: actions.map(say).join(', ') })
  }

  function remainingLine(remaining: Remaining): NextLine {
    const details = remaining.groups.map(({ armada, items }) => {
      const listed = list(items.map(itemWords))
      return armada === null ? listed : t('battle.next.of', { who: armada, what: listed })
    })
    return { lead: '', text: headOf(remaining), details }
  }

  /** Groups dice by type and purpose, with those they are rolled for. */
  function diceLines(asks: readonly DiceRequest[]): readonly NextLine[] {
    const lines = new Map<string, { readonly dice: string; readonly purpose: string; readonly names: string[] }>()
    for (const ask of asks) {
      const dice = diceName(ask, t('battle.dice.d'))
      const line = lines.get(`${ask.purpose} ${dice}`) ?? { dice, purpose: t(ask.purpose), names: [] }
      lines.set(`${ask.purpose} ${dice}`, line)
      if (nameOf(ask.actor) !== '') line.names.push(nameOf(ask.actor))
    }
    return [...lines.values()].map(({ dice, purpose, names }) => ({
      lead: dice,
      text: names.length === 0 ? purpose : t('battle.next.of', { who: purpose, what: list(names) }),
      details: []
    }))
  }

  const lines = (messages: readonly Message[]): readonly NextLine[] => messages.map(one => ({ lead: '', text: say(one), details: [] }))
  const sections = computed<readonly NextSection[]>(before => sameIfEqual(sectionsOf(preview.value), before))
  function sectionsOf(now: NextPreview | null): readonly NextSection[] {
    if (now === null) return []
    const all: readonly NextSection[] = [
      { kind: 'remaining', lines: now.remaining.map(remainingLine) },
      { kind: 'asks', lines: diceLines(now.asks) },
      { kind: 'applies', lines: lines(now.applies) },
      { kind: 'ends', lines: lines(now.ends) },
      { kind: 'ticks', lines: lines(now.ticks) },
      { kind: 'owes', lines: lines(now.owes) }
    ]
    return all.filter(section => section.lines.length > 0)
  }
  const refusal = computed<NextRefusal | null>(before => {
    const code = isOver.value ? null : refusalOf({ type: 'advancePhase' })
    const why: NextRefusal | null =
      code === null ? null : { text: t(`sa.refusal.${code}`), rule: REFUSALS[code].rule, canForce: !store.isReadOnly }
    return sameIfEqual(why, before)
  })
  const summary = computed(() => {
    const now = preview.value
    if (now === null) return ''
    const counts = { hits: now.hits, asks: now.asks.length, owes: now.owes.length, ends: now.ends.length }
    const parts = Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? [t(`battle.next.short.${kind}`, { count }, count)] : []))
    return parts.length === 0 ? '' : t('battle.next.short.line', { parts: parts.join(', ') })
  })
  const caution = computed(() => {
    const first = preview.value?.remaining[0]
    return first === undefined ? '' : headOf(first)
  })

  const label = computed(() => (isOver.value ? '' : t(`sa.next.${preview.value?.isLast === true ? 'over' : state.value.phase}`)))
  return { label, sections, refusal, summary, caution }
}
