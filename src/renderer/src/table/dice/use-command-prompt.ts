import { computed, ref, toValue, watch, type ComputedRef, type MaybeRefOrGetter, type Ref } from 'vue'
import type { DiceRequest, Faces } from '@shared/core/dice/rule'
import type { SubmitResult } from '@shared/ipc/calls'
import type { Overruling } from '@shared/core/log/entry'
import type { Typed } from '@shared/core/engine/rule-system'
import type { Submission } from '@shared/core/engine/submit'
import { alsoOverruled } from '../../session/submit-command'
import type { DiceReading } from './read-dice'
import { focusNextInput } from '../../ui/focus/focus-next-input'
import type { OpenBattle } from '../frame/use-open-battle'
import type { TableWords } from '../../contract/table-words'

export interface CommandPrompt<State = unknown, Event extends Typed = Typed, Refusal extends string = string> {
  readonly words: TableWords
  readonly text: Ref<string>
  /** How often the field was asked to take the focus. */
  readonly focusAsked: Ref<number>
  /** The field takes the focus, where there is one. */
  askFocus(): void
  /** The dice asked now; null when none are, or a rule says no. */
  readonly request: ComputedRef<DiceRequest | null>
  /** Faces already taken for this command. */
  readonly answered: ComputedRef<readonly Faces[]>
  /** With the dice answered so far: refused, asking, or decided. */
  readonly base: ComputedRef<Submission<State, Event, Refusal> | null>
  /** The same with what stands in the field, once it can be read. */
  readonly after: ComputedRef<Submission<State, Event, Refusal> | null>
  /** Answered and typed faces together. */
  readonly tape: ComputedRef<readonly Faces[]>
  read(reading: DiceReading): void
  askAfter(answers: readonly Faces[]): DiceRequest | null
  setText(text: string): void
  answer(faces: readonly Faces[]): Promise<SubmitResult | null>
  roll(): Promise<SubmitResult | null>
  /** Sends a command that needs no dice. */
  commit(): Promise<SubmitResult | null>
  /** What a table that only tracks passes over, to be said beside the dice. */
  readonly passedOver: ComputedRef<readonly Refusal[]>
  /** Goes on although a rule says no: the refusal shown now, and only that one. */
  force(reason: string): void
}

/**
 * A command and the field for its dice. The dice it will ask for are known before anything is sent, because the rule runs here too;
 * the host hears of it with the first key. `subject` names who acts on whom: another subject starts with an empty field.
 */
export function useCommandPrompt<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  { store, preview, passedOver, words }: OpenBattle<State, Command, Event, Refusal>,
  command: MaybeRefOrGetter<Command | null>,
  subject: () => string
): CommandPrompt<State, Event, Refusal> {
  const text = ref('')
  const focusAsked = ref(0)
  const overruled = ref<Overruling | null>(null)
  const reading = ref<DiceReading>({ kind: 'empty' })
  let isSending = false
  const waiting = computed(() => {
    const own = toValue(command)
    return own !== null && store.isPending(own) ? store.pending : null
  })
  const answered = computed<readonly Faces[]>(() => waiting.value?.answered.map(dice => dice.faces) ?? [])
  const overruling = computed(() => waiting.value?.overruling ?? overruled.value)
  const run = (typed: readonly Faces[]): Submission<State, Event, Refusal> | null => {
    const own = toValue(command)
    return own === null ? null : preview(own, [...answered.value, ...typed], overruling.value?.refusals)
  }
  const base = computed(() => run([]))
  const request = computed(() => (base.value?.kind === 'needs' ? base.value.request : null))
  const typed = computed<readonly Faces[]>(() => (reading.value.kind === 'ready' ? reading.value.answers : []))
  const after = computed(() => (typed.value.length > 0 && request.value !== null ? run(typed.value) : null))
  const tape = computed(() => [...answered.value, ...typed.value])

  watch(
    [subject, () => answered.value.length],
    ([who], [before]) => {
      if (who !== before || !isSending) text.value = waiting.value?.text ?? ''
      reading.value = { kind: 'empty' }
      if (who !== before) overruled.value = null
    },
    { immediate: true }
  )
  watch(
    () => store.takenBack,
    () => {
      text.value = waiting.value?.text ?? ''
      reading.value = { kind: 'empty' }
    }
  )
  watch(
    () => JSON.stringify(toValue(command)),
    () => {
      const own = toValue(command)
      if (own !== null && text.value !== '' && !store.isPending(own)) store.draft(own, text.value, overruled.value)
    }
  )

  function setText(next: string): void {
    text.value = next
    const own = toValue(command)
    if (own !== null) store.draft(own, next, overruling.value)
  }

  /** The field is free for the next faces at once; what could not be taken comes back unless others stand there by then. */
  const send = async (given: { readonly faces?: readonly Faces[]; readonly roll?: boolean }): Promise<SubmitResult | null> => {
    const own = toValue(command)
    if (own === null) return null
    const sent = text.value
    text.value = ''
    isSending = true
    const result = await store.answer(own, given, overruling.value)
    isSending = false
    const isTaken = result?.kind === 'done' || (result?.kind === 'needs' && result.problem === null)
    if (!isTaken && text.value === '') text.value = sent
    return result
  }

  return {
    words,
    text,
    focusAsked,
    askFocus: () => (focusAsked.value += 1),
    request,
    answered,
    base,
    after,
    tape,
    read: next => (reading.value = next),
    askAfter: answers => {
      const next = run(answers)
      return next?.kind === 'needs' ? next.request : null
    },
    setText,
    answer: faces => send({ faces }),
    roll: () => send({ roll: true }),
    commit: () => send({}),
    passedOver: computed(() => {
      const own = toValue(command)
      return own === null ? [] : passedOver(own)
    }),
    force: reason => {
      if (base.value?.kind === 'refused') overruled.value = alsoOverruled(overruled.value, base.value.refusal, reason)
      void focusNextInput()
    }
  }
}
