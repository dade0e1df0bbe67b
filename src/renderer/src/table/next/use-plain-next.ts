import { computed } from 'vue'
import type { Message } from '@shared/core/engine/message'
import type { Typed } from '@shared/core/engine/rule-system'
import { useWords } from '../../i18n/use-words'
import type { NextLine, NextSection } from '../../contract/next-section'
import type { NextRefusal, NextWords } from '../../contract/next-words'
import type { OpenBattle } from '../frame/use-open-battle'

/** Something that could still be done before "Next", and by whom. */
export interface Remaining {
  readonly kind: string
  readonly names: readonly string[]
}

/** A "Next" without dice. Functions are called only when their result is shown. */
interface PlainNext<Command> {
  /** Null while there is none. */
  command(): Command | null
  label(): string
  remaining(): readonly Remaining[]
  /** Message key prefix, with one key per kind. */
  readonly remainingKey: string
  applies(): readonly Message[]
  ends?(): readonly Message[]
  /** Message that counts what ends, in one line. */
  readonly endsKey?: string
}

/** "Next" in words: its label, what it does, why it is refused, and its warnings. */
export function usePlainNext<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  { store, refusalOf, words }: OpenBattle<State, Command, Event, Refusal>,
  next: PlainNext<Command>
): NextWords {
  const { t, say } = useWords()
  const remaining = computed(() => next.remaining().filter(one => one.names.length > 0))
  const ends = computed(() => next.ends?.() ?? [])
  const headOf = ({ kind, names }: Remaining): string => t(`${next.remainingKey}.${kind}`, { count: names.length }, names.length)
  const lines = (messages: readonly Message[]): readonly NextLine[] => messages.map(one => ({ lead: '', text: say(one), details: [] }))

  const sections = computed<readonly NextSection[]>(() => {
    const all: readonly NextSection[] = [
      { kind: 'remaining', lines: remaining.value.map(one => ({ lead: '', text: headOf(one), details: [one.names.join(', ')] })) },
      { kind: 'applies', lines: lines(next.applies()) },
      { kind: 'ends', lines: lines(ends.value) }
    ]
    return all.filter(section => section.lines.length > 0)
  })
  const refusal = computed<NextRefusal | null>(() => {
    const command = next.command()
    const code = command === null ? null : refusalOf(command)
    if (code === null) return null
    const row = words.refusals[code]
    const canForce = row?.canOverrule === true && !store.isReadOnly
    return { text: t(`${words.prefix}.refusal.${code}`), rule: row?.rule ?? null, canForce }
  })
  const label = computed(() => next.label())
  const caution = computed(() => (remaining.value[0] === undefined ? '' : headOf(remaining.value[0])))
  if (next.endsKey === undefined) return { label, sections, refusal, caution }
  const { endsKey } = next
  const summary = computed(() => (ends.value.length === 0 ? '' : t(endsKey, { count: ends.value.length }, ends.value.length)))
  return { label, sections, refusal, caution, summary }
}
