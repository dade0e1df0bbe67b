import { computed, nextTick, ref, shallowRef, watch } from 'vue'
import type { ComputedRef, ShallowRef } from 'vue'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { FaObligation } from '@shared/systems/firestorm-armada/model/obligation'
import { focusAfterAct, focusNextInput, focusTable } from '../../../ui/focus/focus-next-input'
import { useAutomationStore } from '../../../session/automation-store'
import { alsoOverruled } from '../../../session/submit-command'
import { nextStep } from '../next/next-step'
import { useFleets } from '../use-fleets'

export type Centre = 'over' | 'settle' | 'deployment' | 'turnCards' | 'initiative' | 'activation' | 'endPhase'

/** What a squadron does in its activation; point defence and cards belong to everybody. */
export const DEEDS = ['move', 'fire', 'board', 'defence', 'card'] as const
export type Deed = (typeof DEEDS)[number]

export type SettleCommand = Extract<
  FaCommand,
  { readonly type: 'settleHits' | 'settleCritical' | 'settleExplosion' | 'settleBoarding' | 'settleDrivenOff' }
>

export interface Flow {
  /** What the centre of the screen shows. */
  readonly centre: ComputedRef<Centre>
  /** What the active squadron is doing; null where whose turn it is has to be settled first. */
  readonly deed: ComputedRef<Deed | null>
  readonly settling: ShallowRef<SettleCommand | null>
  do(deed: Deed): void
  startOwed(id: string): void
  /** Goes to what is due: the act under way, else the first thing owed, else the next input. */
  takeUp(): Promise<void>
  /** The settling command with other answers. */
  change(command: SettleCommand): void
  /** The end of an activation or of a phase; `reason` is null unless the GM overrules the refusal shown. */
  advance(reason: string | null): Promise<void>
  /** After an act: the next thing owed opens by itself, and the focus goes where the next input is. */
  goOn(after: string | null): Promise<void>
  cancel(): Promise<void>
}

const DEED_OF: Partial<Record<FaCommand['type'], Deed>> = { fireWeapons: 'fire', firePointDefence: 'defence', boardShip: 'board' }

/** Which act is under way and what comes after it. */
export function useFlow(): Flow {
  const { store, state, refusalOf } = useFleets()
  const automation = useAutomationStore()
  const settling = shallowRef<SettleCommand | null>(null)
  const chosen = ref<Deed | null>(null)

  const centre = computed<Centre>(() => {
    if (state.value.phase === 'over') return 'over'
    return settling.value === null ? state.value.phase : 'settle'
  })
  const pendingDeed = computed(() => DEED_OF[(store.pending?.command as FaCommand | undefined)?.type ?? 'endBattle'])
  const deed = computed<Deed | null>(() => pendingDeed.value ?? chosen.value ?? usualDeed(state.value))

  /** A roll that waited through a crash is taken up again. */
  watch(
    () => store.opening,
    () => {
      const waiting = store.pending?.command as FaCommand | undefined
      if (waiting !== undefined && isSettling(waiting)) settling.value = waiting
    },
    { immediate: true }
  )
  watch(
    () => [state.value.activeUnitId, state.value.phase],
    () => (chosen.value = null)
  )
  watch(
    () => state.value.obligations,
    (now, before) => {
      const id = settling.value?.obligationId
      const isPutOff = (list: typeof now): boolean => list.some(due => due.id === id && due.isDeferred)
      if (!now.some(due => due.id === id) || (isPutOff(now) && !isPutOff(before))) settling.value = null
    }
  )

  function startOwed(id: string, focus = focusNextInput): void {
    const due = state.value.obligations.find(one => one.id === id)
    if (due === undefined || store.isReadOnly) return
    settling.value = questionFor(due)
    void focus()
  }

  async function advance(reason: string | null): Promise<void> {
    const command = nextStep(state.value)?.command
    if (command === undefined) return
    await store.cancel()
    settling.value = null
    await store.submit(command, {}, reason === null ? null : alsoOverruled(null, refusalOf(command) ?? '', reason))
  }

  async function goOn(after: string | null): Promise<void> {
    if (settling.value?.type === after) settling.value = null
    if (after === 'firePointDefence' || after === 'playCard') chosen.value = null
    if (after === 'moveShip') chosen.value = null
    await nextTick()
    // A table that only tracks takes up what is owed when it wants to.
    if (automation.isTracking || state.value.phase === 'over') await focusAfterAct()
    else await takeUp(focusAfterAct)
  }

  async function takeUp(focus = focusNextInput): Promise<void> {
    const open = state.value.obligations.find(due => !due.isDeferred)
    if (settling.value === null && open !== undefined) startOwed(open.id, focus)
    else await focus()
  }

  async function cancel(): Promise<void> {
    settling.value = null
    chosen.value = null
    focusTable()
    await store.cancel()
    await focusAfterAct()
  }

  return {
    centre,
    deed,
    settling,
    do: next => {
      chosen.value = next
      settling.value = null
      void focusNextInput()
    },
    startOwed,
    takeUp,
    change: command => (settling.value = command),
    advance,
    goOn,
    cancel
  }
}

function isSettling(command: FaCommand): command is SettleCommand {
  return command.type.startsWith('settle')
}

/** What a squadron does next: it moves, and once all its ships have, it fires. A flight moves. */
function usualDeed(state: BattleState): Deed | null {
  if (state.activeUnitId === null) return null
  const crew = state.ships.filter(ship => ship.unitId === state.activeUnitId && ship.status === 'active')
  return crew.length > 0 && crew.every(ship => ship.movedInches !== null || ship.hasBoarded) ? 'fire' : 'move'
}

/** The answer to something owed, before the GM has said anything. */
function questionFor(due: FaObligation): SettleCommand {
  const obligationId = due.id
  switch (due.kind) {
    case 'hits':
      return { type: 'settleHits', obligationId, hull: 0, crew: 0, criticals: 0 }
    case 'critical':
      return { type: 'settleCritical', obligationId, row: null, outcome: '' }
    case 'explosion':
      return { type: 'settleExplosion', obligationId, shipIds: [] }
    case 'boarding':
      return { type: 'settleBoarding', obligationId, crew: 0, assault: 0, isCaptured: false, outcome: '' }
    case 'drivenOff':
      return { type: 'settleDrivenOff', obligationId, note: '' }
  }
}
