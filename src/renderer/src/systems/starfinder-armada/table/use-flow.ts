import { computed, nextTick, ref, shallowRef, watch } from 'vue'
import type { ComputedRef, Ref, ShallowRef } from 'vue'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { reachOf } from '@shared/systems/starfinder-armada/derive/range'
import type { FleetId, OfficerId } from '@shared/systems/starfinder-armada/model/design'
import type { RoutCascadeDue } from '@shared/systems/starfinder-armada/model/obligation'
import { theFleet } from '@shared/systems/starfinder-armada/state'
import { useAutomationStore } from '../../../session/automation-store'
import { alsoOverruled } from '../../../session/submit-command'
import { focusAfterAct, focusNextInput, focusTable } from '../../../ui/focus/focus-next-input'
import { useArmada } from '../use-armada'

export type Centre = 'over' | 'attack' | 'cascade' | 'settle' | 'deployment' | 'roles' | 'officer' | 'order' | 'move' | 'resolution'

export interface Flow {
  /** What the centre of the screen shows. */
  readonly centre: ComputedRef<Centre>
  /** A settling command or an advance that asks for dice. */
  readonly settling: ShallowRef<SaCommand | null>
  readonly cascade: ComputedRef<RoutCascadeDue | null>
  /** The obligation being settled. */
  readonly runningId: ComputedRef<string | null>
  startOwed(id: string): void
  /** The officers' actions take the centre until one is taken, or they are put away. */
  openOfficers(id?: OfficerId): void
  closeOfficers(): void
  /** The officer the panel was opened for; null for whoever can act. */
  readonly firstOfficer: Ref<OfficerId | null>
  /** Goes to what is due: the act under way, else the first thing owed, else the next input. */
  takeUp(): Promise<void>
  /** The settling command with other choices. */
  change(command: SaCommand): void
  /** The next phase; `reason` is null unless the GM overrules the refusal shown. */
  advance(reason: string | null): Promise<void>
  /** After an act: the next thing owed opens by itself, and the focus goes where the next input is. */
  goOn(after: string | null): Promise<void>
  cancel(): Promise<void>
}

const SETTLES: readonly SaCommand['type'][] = [
  'settleCritical',
  'settleMorale',
  'settleFreeAttack',
  'settleBoarding',
  'settleSelfDestruct',
  'settleDuelVictim',
  'advancePhase'
]

/** Which act is under way and what comes after it. */
export function useFlow(): Flow {
  const { store, state, preview, refusalOf } = useArmada()
  const automation = useAutomationStore()
  const settling = shallowRef<SaCommand | null>(null)
  const cascadeId = ref<string | null>(null)
  const isWithOfficers = ref(false)
  const firstOfficer = ref<OfficerId | null>(null)
  const cascade = computed(
    () => state.value.obligations.find((due): due is RoutCascadeDue => due.id === cascadeId.value && due.kind === 'routCascade') ?? null
  )
  const isOwed = (id: string): boolean => state.value.obligations.some(due => due.id === id)

  const centre = computed<Centre>(() => {
    const { phase } = state.value
    if (phase === 'over') return 'over'
    if (cascade.value !== null) return 'cascade'
    if (settling.value !== null) return 'settle'
    if (store.pending?.command.type === 'takeAction') return 'officer'
    if (store.pending?.command.type === 'stageAttack' || store.pending?.command.type === 'attackMines') return 'attack'
    if (isWithOfficers.value) return 'officer'
    if (phase === 'helm') return state.value.movementOrder === null ? 'order' : 'move'
    return (
      { deployment: 'deployment', roundStart: 'roles', engineering: 'officer', gunnery: 'attack', resolution: 'resolution' } as const
    )[phase]
  })
  const runningId = computed(
    () => cascade.value?.id ?? (settling.value !== null && 'obligationId' in settling.value ? settling.value.obligationId : null)
  )

  /** A roll that waited through a crash is taken up again. */
  watch(
    () => store.opening,
    () => {
      const waiting = store.pending?.command as SaCommand | undefined
      if (waiting !== undefined && SETTLES.includes(waiting.type)) settling.value = waiting
    },
    { immediate: true }
  )
  watch(
    () => [state.value.phase, state.value.round, state.value.obligations] as const,
    ([phase, round, obligations], [phaseBefore, roundBefore, obligationsBefore]) => {
      const now = settling.value
      if (now === null) return
      const isPutOff = (id: string, list: typeof obligations): boolean => list.some(due => due.id === id && due.isDeferred)
      const justPutOff = (id: string): boolean => isPutOff(id, obligations) && !isPutOff(id, obligationsBefore)
      const isStale =
        'obligationId' in now ? !isOwed(now.obligationId) || justPutOff(now.obligationId) : phase !== phaseBefore || round !== roundBefore
      if (isStale) settling.value = null
    }
  )

  /** Until the table measures: as far as the fleet fires without penalty, as for any attack. */
  const startingRange = (id: FleetId): number => reachOf(state.value, theFleet(state.value, id))[0]

  function startOwed(id: string, focus = focusNextInput): void {
    const due = state.value.obligations.find(one => one.id === id)
    if (due === undefined || store.isReadOnly) return
    cascadeId.value = due.kind === 'routCascade' ? id : null
    const plain = { obligationId: id, resolveOfficerId: null, gmCheck: 0 }
    if (due.kind === 'critical') settling.value = { type: 'settleCritical', obligationId: id }
    else if (due.kind === 'morale') settling.value = { type: 'settleMorale', ...plain }
    else if (due.kind === 'freeAttack') settling.value = { type: 'settleFreeAttack', ...plain }
    else if (due.kind === 'boarding') settling.value = { type: 'settleBoarding', rangeHexes: startingRange(due.fleetId), ...plain }
    else if (due.kind === 'selfDestruct') settling.value = { type: 'settleSelfDestruct', targetId: null, isFromFrontArc: false, ...plain }
    else if (due.kind === 'duelVictim') settling.value = { type: 'settleDuelVictim', obligationId: id, officerId: null }
    else settling.value = null
    void focus()
  }

  async function advance(reason: string | null): Promise<void> {
    const command = { type: 'advancePhase' } as const
    await store.cancel()
    settling.value = null
    const overruling = reason === null ? null : alsoOverruled(null, refusalOf(command) ?? '', reason)
    if (overruling === null && preview(command, []).kind === 'needs') {
      settling.value = command
      await focusNextInput()
      return
    }
    const result = await store.submit(command, {}, overruling)
    if (result?.kind !== 'needs') return
    settling.value = command
    await focusAfterAct()
  }

  async function goOn(after: string | null): Promise<void> {
    if (after === 'takeAction' || after === 'advancePhase') isWithOfficers.value = false
    if (settling.value?.type === after) settling.value = null
    await nextTick()
    // A table that only tracks takes up what is owed when it wants to.
    if (automation.isTracking || state.value.phase === 'over') await focusAfterAct()
    else await takeUp(focusAfterAct)
  }

  async function takeUp(focus = focusNextInput): Promise<void> {
    const open = state.value.obligations.find(due => !due.isDeferred)
    if (settling.value === null && cascade.value === null && open !== undefined) startOwed(open.id, focus)
    else await focus()
  }

  function openOfficers(id: OfficerId | null = null): void {
    firstOfficer.value = id
    isWithOfficers.value = true
    void focusNextInput()
  }

  function closeOfficers(): void {
    isWithOfficers.value = false
    void focusNextInput()
  }

  async function cancel(): Promise<void> {
    isWithOfficers.value = false
    settling.value = null
    cascadeId.value = null
    focusTable()
    await store.cancel()
    await focusAfterAct()
  }

  const change = (command: SaCommand): void => {
    settling.value = command
  }

  return {
    change,
    centre,
    settling,
    cascade,
    runningId,
    startOwed,
    openOfficers,
    closeOfficers,
    firstOfficer,
    takeUp,
    advance,
    goOn,
    cancel
  }
}
