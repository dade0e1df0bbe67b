import { computed, onMounted, ref, toRaw, toValue, watch, type ComputedRef, type MaybeRefOrGetter, type Ref } from 'vue'
import type { DiceRequest, Faces } from '@shared/core/dice/rule'
import { MisfitFaces } from '@shared/core/dice/run-rule'
import type { SubmitResult } from '@shared/ipc/calls'
import type { Overruling } from '@shared/core/log/entry'
import type { Typed } from '@shared/core/engine/rule-system'
import type { Submission } from '@shared/core/engine/submit'
import { useLine } from '../../session/host/use-line'
import { alsoOverruled } from '../../session/submit-command'
import type { DiceReading } from './read-dice'
import { focusNextInput } from '../../ui/focus/focus-next-input'
import type { OpenBattle } from '../frame/use-open-battle'
import { keptRef } from '../keep/kept-ref'
import type { TableWords } from '../../contract/table-words'

export interface CommandPrompt<State = unknown, Event extends Typed = Typed, Refusal extends string = string> {
  readonly words: TableWords
  readonly text: Ref<string>
  /** The requested faces are in a strip of chances, and can be tapped there. */
  readonly hasStrip: Ref<boolean>
  /** Incremented each time the field should take the focus. */
  readonly focusAsked: Ref<number>
  /** The host has the command, and waits for its dice. */
  readonly isWaiting: ComputedRef<boolean>
  /** Focuses the field, if there is one. */
  askFocus(): void
  /** The dice needed now; null when none are or the command is refused. */
  readonly request: ComputedRef<DiceRequest | null>
  /** Faces already accepted for this command. */
  readonly answered: ComputedRef<readonly Faces[]>
  /** The outcome with the dice answered so far: refused, asking or decided. */
  readonly base: ComputedRef<Submission<State, Event, Refusal> | null>
  /** The outcome including the text in the field, once it can be parsed. */
  readonly after: ComputedRef<Submission<State, Event, Refusal> | null>
  /** Answered and typed faces together. */
  readonly tape: ComputedRef<readonly Faces[]>
  read(reading: DiceReading): void
  nextRequest(answers: readonly Faces[]): DiceRequest | null
  setText(text: string): void
  answer(faces: readonly Faces[]): Promise<SubmitResult | null>
  roll(): Promise<SubmitResult | null>
  /** Sends a command that needs no dice. */
  commit(): Promise<SubmitResult | null>
  /** Refusals ignored when only tracking, shown beside the dice. */
  readonly passedOver: ComputedRef<readonly Refusal[]>
  /** Overrules the refusal shown now, and only that one. */
  force(reason: string): void
}

/**
 * A command and the field for its dice. The rule runs here too, so the dice are known before anything is sent;
 * the host is told at the first key press. `subject` names who acts on whom: a new subject starts with an empty field.
 */
export function useCommandPrompt<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  { store, preview, passedOver, words }: OpenBattle<State, Command, Event, Refusal>,
  command: MaybeRefOrGetter<Command | null>,
  subject: () => string
): CommandPrompt<State, Event, Refusal> {
  const text = ref('')
  const hasStrip = ref(false)
  const focusAsked = ref(0)
  /** What the game master overrules, also before there are dice; it is found again if the screen is left. */
  const kept = keptRef<Overruling | null>('overruled', () => null, subject)
  /** Until then, its panel takes up what was left there. */
  let isMounted = false
  onMounted(() => (isMounted = true))
  const overruled = computed({ get: () => toRaw(kept.value), set: next => (kept.value = next) })
  const reading = ref<DiceReading>({ kind: 'empty' })
  let isSending = false
  const line = useLine()
  const waiting = computed(() => {
    const own = toValue(command)
    return own !== null && store.isPending(own) ? store.pending : null
  })
  const answered = computed<readonly Faces[]>(() => waiting.value?.answered.map(dice => dice.faces) ?? [])
  const overruling = computed(() => waiting.value?.overruling ?? overruled.value)
  const run = (typed: readonly Faces[]): Submission<State, Event, Refusal> | null => {
    const own = toValue(command)
    if (own === null) return null
    try {
      return preview(own, [...answered.value, ...typed], overruling.value?.refusals)
    } catch (error) {
      // An entry of the battle comes a moment before word that the dice given for this command are dropped with it.
      if (error instanceof MisfitFaces) return null
      throw error
    }
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
      if (isMounted && who !== before) overruled.value = null
    },
    { immediate: true }
  )
  // An act that was waiting for dice is taken up again with all its choices only after its panel is shown.
  watch(
    () => waiting.value !== null,
    isWaiting => {
      if (isWaiting && text.value === '') text.value = waiting.value?.text ?? ''
    }
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
      // One that needs no dice would be carried out as soon as the host has it.
      const isDraft = text.value !== '' && base.value?.kind === 'needs'
      if (own !== null && isDraft && !store.isPending(own)) store.draft(own, text.value, overruled.value)
    }
  )

  function setText(next: string): void {
    text.value = next
    const own = toValue(command)
    if (own !== null) store.draft(own, next, overruling.value)
  }

  /**
   * Clears the field at once for the next faces; faces that were rejected are restored unless others have been typed. While the line to the
   * program is down they stay in the field until they are taken.
   */
  const send = async (given: { readonly faces?: readonly Faces[]; readonly roll?: boolean }): Promise<SubmitResult | null> => {
    const own = toValue(command)
    if (own === null) return null
    const sent = text.value
    if (!line.isDown.value) text.value = ''
    isSending = true
    const result = await store.answer(own, given, overruling.value)
    isSending = false
    const isTaken = result?.kind === 'done' || (result?.kind === 'needs' && result.problem === null)
    if (!isTaken && text.value === '') text.value = sent
    if (isTaken && text.value === sent) text.value = ''
    return result
  }

  return {
    words,
    text,
    hasStrip,
    focusAsked,
    isWaiting: computed(() => waiting.value !== null),
    askFocus: () => (focusAsked.value += 1),
    request,
    answered,
    base,
    after,
    tape,
    read: next => (reading.value = next),
    nextRequest: answers => {
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
