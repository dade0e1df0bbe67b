import { computed, ref, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand, DwCommands } from '@shared/systems/dystopian-wars/commands/command'
import type { DwObligation } from '@shared/systems/dystopian-wars/model/obligation'
import type { Step } from '@shared/systems/dystopian-wars/model/steps'
import { useWords } from '../../../i18n/use-words'
import type { FlowParts } from '../../../contract/system-table'
import { useHeldDice } from '../../../table/flow/use-held-dice'
import { keepRefs } from '../../../table/keep/keep-refs'
import { createInjection } from '../../../table/frame/create-injection'
import { focusNextInput } from '../../../ui/focus/focus-next-input'
import { nextCommand } from '../next/next-command'
import { useDystopian } from '../use-dystopian'

export type Centre = 'over' | 'explosion' | 'fuel' | 'repair' | Step

/** The contents of the centre of the screen. */
interface DwFlow {
  readonly centre: ComputedRef<Centre>
  /** The owed item being settled. */
  readonly settling: ComputedRef<DwObligation | null>
  /** The repair being rolled for. */
  readonly repairing: ShallowRef<DwCommands['rollRepair'] | null>
  repair(command: DwCommands['rollRepair']): void
  readonly parts: FlowParts
}

export const { provide: provideDwFlow, use: useDwFlow } = createInjection<DwFlow>('flow of Dystopian Wars')

export function makeDwFlow(): DwFlow {
  const { state } = useDystopian()
  const { say } = useWords()
  const hasHeldDice = useHeldDice(command => dystopianWars.describeCommand(state.value, command as DwCommand))
  const settlingId = ref<string | null>(null)
  const repairing = shallowRef<DwCommands['rollRepair'] | null>(null)
  keepRefs('centre', { settlingId, repairing })
  const settling = computed(() => state.value.obligations.find(due => due.id === settlingId.value) ?? null)

  /** Stops settling what has just been deferred. */
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

  function startOwed(id: string): void {
    repairing.value = null
    settlingId.value = id
  }

  function repair(command: DwCommands['rollRepair']): void {
    if (hasHeldDice()) return
    settlingId.value = null
    repairing.value = command
    void focusNextInput()
  }

  const parts: FlowParts = {
    next: () => nextCommand(state.value),
    discard() {
      settlingId.value = null
      repairing.value = null
    },
    owed: () => state.value.obligations,
    settlingId: () => settling.value?.id ?? null,
    draft: () => (repairing.value === null ? null : say(dystopianWars.describeCommand(state.value, repairing.value))),
    isSettling: () => settling.value !== null || repairing.value !== null,
    startOwed,
    afterAct(type) {
      if (type === 'rollRepair') repairing.value = null
    },
    resume(command) {
      const waiting = command as DwCommand
      if (waiting.type === 'settleExplosion') settlingId.value = waiting.obligationId
      if (waiting.type === 'rollRepair') repairing.value = waiting
    }
  }

  return { centre, settling, repairing, repair, parts }
}
