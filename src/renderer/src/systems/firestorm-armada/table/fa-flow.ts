import { computed, ref, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { useWords } from '../../../i18n/use-words'
import { isSameJson } from '@shared/kernel/same-json'
import { filled, started } from '@shared/core/acts/answers'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import { dueForm, type SettleCommand, type SettledDue } from '@shared/systems/firestorm-armada/acts/dues'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { FaObligation } from '@shared/systems/firestorm-armada/model/obligation'
import type { FlowParts, Table } from '../../../contract/system-table'
import { useHeldDice } from '../../../table/flow/use-held-dice'
import { keepRefs } from '../../../table/keep/keep-refs'
import { createInjection } from '../../../table/frame/create-injection'
import { answerAloud } from '../../../table/spoken/voice'
import { focusNextInput } from '../../../ui/focus/focus-next-input'
import { nextStep } from '../next/next-step'
import { useAimHint } from '../fire/use-aim-hint'
import { useFleets } from '../use-fleets'
import type { Selection } from './selection'

export type Centre = 'over' | 'settle' | 'deployment' | 'turnCards' | 'initiative' | 'activation' | 'endPhase'

/** The actions of a squadron in its activation; point defence and cards are open to all. */
export const ACTIONS = ['move', 'fire', 'board', 'defence', 'card'] as const
export type Action = (typeof ACTIONS)[number]

type ContactDue = Extract<FaObligation, { readonly kind: 'contact' }>

export interface FaFlow {
  /** The contents of the centre of the screen. */
  readonly centre: ComputedRef<Centre>
  /** The contact that is being answered with point defence. */
  readonly contact: ComputedRef<ContactDue | null>
  /** The current action of the active squadron; null until it is settled whose turn it is. */
  readonly action: ComputedRef<Action | null>
  readonly settling: ShallowRef<SettleCommand | null>
  do(action: Action): void
  /** The ship in contact does not fire at the wing; nothing while no contact is being answered. */
  holdFire(): void
  /** Changes the answers of the settling command. */
  change(command: SettleCommand): void
  readonly parts: FlowParts
}

export const { provide: provideFaFlow, use: useFaFlow } = createInjection<FaFlow>('flow of Firestorm Armada')

const ACTION_OF: Partial<Record<FaCommand['type'], Action>> = { fireWeapons: 'fire', firePointDefence: 'defence', boardShip: 'board' }

/** Acts after which the usual action of the squadron is on again. */
const DONE_AT_ONCE: readonly string[] = ['firePointDefence', 'playCard', 'moveShip', 'boardShip'] satisfies FaCommand['type'][]

export function makeFaFlow(
  selection: Pick<Selection, 'act' | 'actor' | 'aimAt' | 'clear' | 'target'>,
  addDraft: Table['addDraft']
): FaFlow {
  const { store, state, send } = useFleets()
  const { t, say } = useWords()
  const hasHeldDice = useHeldDice(command => firestormArmada.describeCommand(state.value, command as FaCommand))
  const aimHint = useAimHint(() => selection.actor.value !== undefined)
  const settling = shallowRef<SettleCommand | null>(null)
  const chosen = ref<Action | null>(null)
  const contactId = ref<string | null>(null)
  const contact = computed(
    () => state.value.obligations.find((due): due is ContactDue => due.id === contactId.value && due.kind === 'contact') ?? null
  )
  keepRefs('centre', { settling, chosen, contactId })

  const centre = computed<Centre>(() => {
    if (state.value.phase === 'over') return 'over'
    return settling.value === null ? state.value.phase : 'settle'
  })
  const pendingAction = computed(() => ACTION_OF[(store.pending?.command as FaCommand | undefined)?.type ?? 'endBattle'])
  const action = computed<Action | null>(
    () => pendingAction.value ?? (contact.value === null ? chosen.value : 'defence') ?? usualAction(state.value)
  )

  watch([() => state.value.activeUnitId, () => state.value.phase], () => (chosen.value = null))
  watch(
    () => state.value.obligations,
    (now, before) => {
      const id = settling.value?.obligationId
      const isPutOff = (list: typeof now): boolean => list.some(due => due.id === id && due.isDeferred)
      if (!now.some(due => due.id === id) || (isPutOff(now) && !isPutOff(before))) settling.value = null
    }
  )

  /** The owed item, and its default answer. */
  const asked = computed(() => {
    const due = state.value.obligations.find(one => one.id === settling.value?.obligationId)
    return due === undefined || due.kind === 'contact' ? null : usualAnswer(state.value, due)
  })
  addDraft({
    what() {
      const { value: now } = settling
      return now === null || asked.value === null || isSameJson(now, asked.value)
        ? null
        : say(firestormArmada.describeCommand(state.value, now))
    },
    discard: () => (settling.value = asked.value)
  })
  const isAiming = (): boolean =>
    (action.value === 'fire' || action.value === 'board') && selection.actor.value !== undefined && selection.target.value !== undefined

  const parts: FlowParts = {
    next: () => nextStep(state.value)?.command ?? null,
    discard(why) {
      settling.value = null
      contactId.value = null
      if (why === 'cancel') chosen.value = null
    },
    owed: () => (state.value.phase === 'over' ? [] : state.value.obligations),
    settlingId: () => settling.value?.obligationId ?? contact.value?.id ?? null,
    isSettling: () => settling.value !== null || contact.value !== null,
    isTurnedAside: () => chosen.value !== null && !isAiming(),
    draft() {
      const [actor, target] = [selection.actor.value, selection.target.value]
      return isAiming() ? t('battle.next.aims', { actor: actor?.name ?? '', target: target?.name ?? '' }) : null
    },
    startOwed(id) {
      const due = state.value.obligations.find(one => one.id === id)
      contactId.value = due?.kind === 'contact' ? due.id : null
      if (due !== undefined) settling.value = due.kind === 'contact' ? null : usualAnswer(state.value, due)
    },
    afterAct(type) {
      if (type === 'fireWeapons' || type === 'boardShip') selection.clear()
      if (settling.value?.type === type) settling.value = null
      if (DONE_AT_ONCE.includes(type)) chosen.value = null
    },
    /** A restored act restores its actor and target. */
    resume(command) {
      const waiting = command as FaCommand
      if (isSettling(waiting)) settling.value = waiting
      else if (waiting.type === 'fireWeapons') {
        const [first] = waiting.aims
        if (first !== undefined) selection.act(first.shipId)
        selection.aimAt(waiting.targetId)
      } else if (waiting.type === 'boardShip') {
        selection.act(waiting.attackerId)
        selection.aimAt(waiting.targetId)
      }
    }
  }

  return {
    centre,
    contact,
    action,
    settling,
    do(next) {
      if (pendingAction.value !== next) {
        if (hasHeldDice()) return
        // Its answers stay on its own tab.
        if (store.pending !== null) void store.cancel()
      }
      chosen.value = next
      settling.value = null
      contactId.value = null
      if ((next === 'fire' || next === 'board') && selection.target.value === undefined) {
        answerAloud(aimHint.value)
      }
      void focusNextInput()
    },
    holdFire() {
      if (contact.value !== null) void send({ type: 'waiveObligation', obligationId: contact.value.id, reason: '' })
    },
    change: command => (settling.value = command),
    parts
  }
}

function isSettling(command: FaCommand): command is SettleCommand {
  return command.type.startsWith('settle')
}

/** The usual next action of a squadron: move, then fire once all its ships have moved. A flight only moves. */
function usualAction(state: BattleState): Action | null {
  if (state.activeUnitId === null) return null
  const crew = state.ships.filter(ship => ship.unitId === state.activeUnitId && ship.status === 'active')
  return crew.length > 0 && crew.every(ship => ship.movedInches !== null || ship.hasBoarded) ? 'fire' : 'move'
}

/** The answer to something owed before anything is chosen. */
function usualAnswer(state: BattleState, due: SettledDue): SettleCommand | null {
  const form = dueForm(state, due)
  return filled<SettleCommand>(form, started(form))
}
