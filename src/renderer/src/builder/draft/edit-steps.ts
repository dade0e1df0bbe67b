import { computed, shallowRef } from 'vue'
import type { Message } from '@shared/core/engine/message'
import { isSameJson } from '@shared/kernel/same-json'

/** Maximum number of edits that can be undone. */
const STEPS_MAX = 200
/** How many edits back a problem is blamed on one. */
const BLAMED_MAX = 20

interface Step<Draft> {
  readonly label: Message
  readonly before: Draft
  readonly after: Draft
  /** Consecutive edits with the same key form one step, such as the letters of a name. */
  readonly mergeAs: string | null
}

/** A draft edited in steps, with undo, redo and a change counter. */
export function useEditSteps<Draft>(onShow: (next: Draft, before: Draft | null) => void) {
  const draft = shallowRef<Draft | null>(null)
  const done = shallowRef<readonly Step<Draft>[]>([])
  const undone = shallowRef<readonly Step<Draft>[]>([])
  /** Counts the changes made here, including undo and redo but not opening. */
  const changes = shallowRef(0)

  const undoLabel = computed(() => done.value[done.value.length - 1]?.label ?? null)
  const redoLabel = computed(() => undone.value[undone.value.length - 1]?.label ?? null)

  /** The draft before each of the latest edits, newest first. */
  const earlier = computed(() =>
    done.value
      .slice(-BLAMED_MAX)
      .map(step => step.before)
      .reverse()
  )

  /** Starts with a draft and an empty undo history. */
  function open(opened: Draft): void {
    draft.value = opened
    done.value = []
    undone.value = []
  }

  /** Whether another draft is equal. Our own saves come back as news and must change nothing. */
  const isSame = (other: Draft): boolean => draft.value !== null && isSameJson(draft.value, other)

  /** Applies a named edit. An edit that changes nothing adds no step. */
  function apply(label: Message, change: (draft: Draft) => Draft, mergeAs: string | null = null): void {
    const before = draft.value
    if (before === null) return
    const after = change(before)
    if (after === before || isSame(after)) return
    const last = done.value[done.value.length - 1]
    const merges = mergeAs !== null && last?.mergeAs === mergeAs
    const step: Step<Draft> = { label, before: merges ? last.before : before, after, mergeAs }
    done.value = [...(merges ? done.value.slice(0, -1) : done.value), step].slice(-STEPS_MAX)
    undone.value = []
    show(after)
  }

  function undo(): void {
    const step = done.value[done.value.length - 1]
    if (step === undefined) return
    done.value = done.value.slice(0, -1)
    undone.value = [...undone.value, step]
    show(step.before)
  }

  function redo(): void {
    const step = undone.value[undone.value.length - 1]
    if (step === undefined) return
    undone.value = undone.value.slice(0, -1)
    done.value = [...done.value, { ...step, mergeAs: null }]
    show(step.after)
  }

  function show(next: Draft): void {
    const before = draft.value
    draft.value = next
    changes.value += 1
    onShow(next, before)
  }

  return { draft, changes, earlier, undoLabel, redoLabel, open, isSame, apply, undo, redo }
}
