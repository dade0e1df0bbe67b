import { computed, reactive, watch, type ComputedRef, type Ref } from 'vue'
import type { CallArgs } from '@shared/ipc/calls'
import type { ProposalState, StationsState } from '@shared/ipc/stations'

type Values = NonNullable<CallArgs<'stations.answer'>['values']>
export type Word = CallArgs<'stations.answer'>['word']

export interface Answers {
  /** The proposal that is open: the oldest. */
  readonly oldest: ComputedRef<ProposalState | null>
  /** What is half done of its answer. */
  readonly draft: { note: string; isEditing: boolean; values: Values }
  edit(): void
  answer(proposal: ProposalState, word: Word): Promise<void>
  /** Takes the key of an answer to the oldest proposal; false for any other. */
  press(key: string): boolean
}

const WORDS: Readonly<Record<string, Word>> = { y: 'yes', 'Shift+y': 'half', x: 'no' }

/** The game master's answers to proposals: yes, half, no, and what is changed first. */
export function useAnswers(
  state: Readonly<Ref<StationsState | null>>,
  send: (args: CallArgs<'stations.answer'>) => Promise<void>
): Answers {
  const oldest = computed(() => state.value?.proposals[0] ?? null)
  const draft = reactive<Answers['draft']>({ note: '', isEditing: false, values: {} })
  watch(
    () => oldest.value?.id,
    () => Object.assign(draft, { note: '', isEditing: false, values: {} })
  )

  function edit(): void {
    const fields = oldest.value?.fields ?? []
    draft.isEditing = !draft.isEditing && fields.length > 0
    draft.values = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  }
  async function answer(proposal: ProposalState, word: Word): Promise<void> {
    const isOldest = proposal.id === oldest.value?.id
    const { isEditing, values, note } = draft
    await send({ proposalId: proposal.id, word, note: isOldest ? note.trim() : '', values: isOldest && isEditing ? { ...values } : null })
  }
  function press(key: string): boolean {
    const proposal = oldest.value
    const word = WORDS[key]
    if (proposal === null) return false
    if (key === 'e') edit()
    else if (word === undefined || (word === 'half' && !proposal.canHalve)) return false
    else void answer(proposal, word)
    return true
  }
  return { oldest, draft, edit, answer, press }
}
