import { computed, nextTick, ref, shallowRef, watch } from 'vue'
import type { ComputedRef, ShallowRef } from 'vue'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { RoutCascadeDue } from '@shared/systems/starfinder-armada/model/obligation'
import { useArmada } from './use-armada'

export type Centre = 'over' | 'attack' | 'cascade' | 'settle' | 'deployment' | 'roles' | 'engineering' | 'order' | 'move' | 'resolution'

export interface Flow {
  /** What the centre of the screen shows. */
  readonly centre: ComputedRef<Centre>
  /** A settling command or an advance that asks for dice. */
  readonly settling: ShallowRef<SaCommand | null>
  readonly cascade: ComputedRef<RoutCascadeDue | null>
  /** The obligation being settled. */
  readonly runningId: ComputedRef<string | null>
  startOwed(id: string): void
  /** The settling command with other choices. */
  change(command: SaCommand): void
  advance(isForced: boolean): Promise<void>
  /** After an act: the next thing owed opens by itself, and the focus goes where the next input is. */
  goOn(after: string | null): Promise<void>
  cancel(): Promise<void>
}

const SETTLES: readonly SaCommand['type'][] = ['settleCritical', 'settleMorale', 'settleFreeAttack', 'advancePhase']

/** Puts the focus on the next input of the battle: the field that waits, else the table itself, so that keys are heard. */
export async function focusNextInput(): Promise<void> {
  await nextTick()
  const plot = document.querySelector<HTMLElement>('[data-plot]')
  const field = plot?.querySelector<HTMLElement>('[data-centre] [data-next-input]:not([disabled])') ?? plot
  field?.focus()
  if (field instanceof HTMLInputElement && field.type !== 'checkbox') field.select()
}

/** Which act is under way and what comes after it. */
export function useFlow(): Flow {
  const { store, state, preview } = useArmada()
  const settling = shallowRef<SaCommand | null>(null)
  const cascadeId = ref<string | null>(null)
  const cascade = computed(
    () => state.value.obligations.find((due): due is RoutCascadeDue => due.id === cascadeId.value && due.kind === 'routCascade') ?? null
  )
  const isOwed = (id: string): boolean => state.value.obligations.some(due => due.id === id)

  const centre = computed<Centre>(() => {
    const { phase } = state.value
    if (phase === 'over') return 'over'
    if (cascade.value !== null) return 'cascade'
    if (settling.value !== null) return 'settle'
    if (store.pending?.command.type === 'stageAttack') return 'attack'
    if (phase === 'helm') return state.value.movementOrder === null ? 'order' : 'move'
    return (
      { deployment: 'deployment', roundStart: 'roles', engineering: 'engineering', gunnery: 'attack', resolution: 'resolution' } as const
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

  function startOwed(id: string): void {
    const due = state.value.obligations.find(one => one.id === id)
    if (due === undefined || store.isReadOnly) return
    cascadeId.value = due.kind === 'routCascade' ? id : null
    const plain = { obligationId: id, resolveOfficerId: null, gmCheck: 0 }
    if (due.kind === 'critical') settling.value = { type: 'settleCritical', obligationId: id }
    else if (due.kind === 'morale') settling.value = { type: 'settleMorale', ...plain }
    else if (due.kind === 'freeAttack') settling.value = { type: 'settleFreeAttack', ...plain }
    else settling.value = null
    void focusNextInput()
  }

  async function advance(isForced: boolean): Promise<void> {
    const command = { type: 'advancePhase' } as const
    await store.cancel()
    settling.value = null
    if (!isForced && preview(command, []).kind === 'needs') {
      settling.value = command
      await focusNextInput()
      return
    }
    const result = await store.submit(command, {}, isForced)
    if (result?.kind !== 'needs') return
    settling.value = command
    await focusNextInput()
  }

  async function goOn(after: string | null): Promise<void> {
    if (settling.value?.type === after) settling.value = null
    await nextTick()
    const open = state.value.obligations.find(due => !due.isDeferred)
    if (settling.value === null && cascade.value === null && open !== undefined && state.value.phase !== 'over') startOwed(open.id)
    else await focusNextInput()
  }

  async function cancel(): Promise<void> {
    settling.value = null
    cascadeId.value = null
    await store.cancel()
    await focusNextInput()
  }

  const change = (command: SaCommand): void => {
    settling.value = command
  }

  return { change, centre, settling, cascade, runningId, startOwed, advance, goOn, cancel }
}
