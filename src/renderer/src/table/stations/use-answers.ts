import { computed, reactive, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { CallArgs } from '@shared/ipc/calls'
import type { NoReason, ProposalState, StationsState } from '@shared/ipc/stations'

type Values = NonNullable<CallArgs<'stations.answer'>['values']>
export type Word = CallArgs<'stations.answer'>['word']

export interface Answers {
  /** The proposal that is open: the oldest, unless another was chosen. */
  readonly current: ComputedRef<ProposalState | null>
  /** What is half done of its answer: other values, and words to the player. */
  readonly draft: { note: string; isEditing: boolean; values: Values }
  choose(id: string): void
  edit(): void
  /** `why` is a reason that was picked for a no. */
  answer(proposal: ProposalState, word: Word, why?: NoReason): Promise<void>
  /** Takes the key of an answer to the open proposal; false for any other. */
  press(key: string): boolean
}

const WORDS: Readonly<Record<string, Word>> = { y: 'yes', 'Shift+y': 'half', x: 'no' }

/** The game master's answers to proposals: yes, half, no, and what is changed first. */
export function useAnswers(
  state: Readonly<Ref<StationsState | null>>,
  send: (args: CallArgs<'stations.answer'>) => Promise<void>
): Answers {
  const chosen = ref<string | null>(null)
  const current = computed(() => {
    const { proposals = [] } = state.value ?? {}
    return proposals.find(({ id }) => id === chosen.value) ?? proposals[0] ?? null
  })
  const draft = reactive<Answers['draft']>({ note: '', isEditing: false, values: {} })
  watch(
    () => current.value?.id,
    () => Object.assign(draft, { note: '', isEditing: false, values: {} })
  )

  function edit(): void {
    const fields = current.value?.fields ?? []
    draft.isEditing = !draft.isEditing
    draft.values = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  }
  async function answer(proposal: ProposalState, word: Word, why?: NoReason): Promise<void> {
    const isCurrent = proposal.id === current.value?.id
    const { isEditing, values, note } = draft
    const isChanged = isCurrent && isEditing && proposal.fields.length > 0
    const picked = why === undefined ? {} : { why }
    await send({ proposalId: proposal.id, word, note: isCurrent ? note.trim() : '', ...picked, values: isChanged ? { ...values } : null })
  }
  function press(key: string): boolean {
    const proposal = current.value
    const word = WORDS[key]
    if (proposal === null) return false
    if (key === 'e') edit()
    else if (word === undefined || (word === 'half' && !proposal.canHalve)) return false
    else void answer(proposal, word)
    return true
  }
  return { current, draft, choose: id => void (chosen.value = id), edit, answer, press }
}
