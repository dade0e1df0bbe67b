import { computed, nextTick, ref, shallowRef, watch } from 'vue'
import type { ComputedRef, ShallowRef } from 'vue'
import type { DwCommand, RollRepair } from '@shared/systems/dystopian-wars/commands/command'
import type { DwObligation } from '@shared/systems/dystopian-wars/model/obligation'
import type { Step } from '@shared/systems/dystopian-wars/model/steps'
import { useAutomationStore } from '../../../session/automation-store'
import { alsoOverruled } from '../../../session/submit-command'
import { focusAfterAct, focusNextInput, focusTable } from '../../../ui/focus/focus-next-input'
import { useDystopian } from '../use-dystopian'

export type Centre = 'over' | 'explosion' | 'fuel' | 'repair' | Step

/** What the centre of the screen shows, and what comes after an act. */
export interface Flow {
  readonly centre: ComputedRef<Centre>
  /** What is owed and being settled. */
  readonly settling: ComputedRef<DwObligation | null>
  /** The repair whose die is asked. */
  readonly repairing: ShallowRef<RollRepair | null>
  startOwed(id: string): void
  repair(command: RollRepair): void
  /** On to the next step or turn; `reason` is null unless the GM overrules the refusal shown. */
  advance(reason: string | null): Promise<void>
  /** After an act: what has fallen due opens by itself, and the focus goes where the next input is. */
  goOn(after: string | null): Promise<void>
  takeUp(): Promise<void>
  cancel(): Promise<void>
}

export function useFlow(): Flow {
  const { store, state, refusalOf, send } = useDystopian()
  const automation = useAutomationStore()
  const settlingId = ref<string | null>(null)
  const repairing = shallowRef<RollRepair | null>(null)
  const settling = computed(() => state.value.obligations.find(due => due.id === settlingId.value) ?? null)

  /** What has just been put off is not settled now. */
  watch(
    () => state.value.obligations,
    (now, before) => {
      const isPutOff = (list: typeof now): boolean => list.some(due => due.id === settlingId.value && due.isDeferred === true)
      if (isPutOff(now) && !isPutOff(before)) settlingId.value = null
    }
  )

  const centre = computed<Centre>(() => {
    if (state.value.isOver) return 'over'
    if (settling.value !== null) return settling.value.kind
    return repairing.value === null ? state.value.step : 'repair'
  })

  /** Dice that waited through a crash are taken up again. */
  watch(
    () => store.opening,
    () => {
      const waiting = store.pending?.command as DwCommand | undefined
      if (waiting?.type === 'settleExplosion') settlingId.value = waiting.obligationId
      if (waiting?.type === 'rollRepair') repairing.value = waiting
    },
    { immediate: true }
  )

  function startOwed(id: string, focus = focusNextInput): void {
    if (store.isReadOnly) return
    repairing.value = null
    settlingId.value = id
    void focus()
  }

  function repair(command: RollRepair): void {
    settlingId.value = null
    repairing.value = command
    void focusNextInput()
  }

  async function advance(reason: string | null): Promise<void> {
    const command = nextCommand(state.value.activation === null)
    await store.cancel()
    settlingId.value = null
    repairing.value = null
    await send(command, {}, reason === null ? null : alsoOverruled(null, refusalOf(command) ?? '', reason))
  }

  async function goOn(after: string | null): Promise<void> {
    if (after === 'rollRepair') repairing.value = null
    await nextTick()
    // A table that only tracks takes up what is owed when it wants to.
    if (automation.isTracking || state.value.isOver) await focusAfterAct()
    else await takeUp(focusAfterAct)
  }

  async function takeUp(focus = focusNextInput): Promise<void> {
    const first = state.value.obligations.find(due => due.isDeferred !== true)
    if (settling.value === null && repairing.value === null && first !== undefined) startOwed(first.id, focus)
    else await focus()
  }

  async function cancel(): Promise<void> {
    settlingId.value = null
    repairing.value = null
    focusTable()
    await store.cancel()
    await focusAfterAct()
  }

  return { centre, settling, repairing, startOwed, repair, advance, goOn, takeUp, cancel }
}

/** What "Next" does: a turn ends between activations, a step within one. */
export function nextCommand(isBetween: boolean): DwCommand {
  return { type: isBetween ? 'endTurn' : 'advanceStep' }
}
