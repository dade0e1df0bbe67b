import { computed, nextTick, ref, watch } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import { shipsDue } from '@shared/systems/xwing/derive/whose-turn'
import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import type { XwObligation } from '@shared/systems/xwing/model/obligation'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { currentAttack, findShip } from '@shared/systems/xwing/state'
import { STAGES } from '@shared/systems/xwing/model/stages'
import { focusAfterAct, focusNextInput, focusTable } from '../../../ui/focus/focus-next-input'
import { useAutomationStore } from '../../../session/automation-store'
import { alsoOverruled } from '../../../session/submit-command'
import type { CardChoice } from '../fire/card-drafts'
import { useCardDrafts } from '../fire/card-drafts'
import { nextCommand } from '../next/next-command'
import { useXwing } from '../use-xwing'

export type Centre = 'over' | 'card' | BattleState['phase'] | 'roll' | 'modify' | 'damage' | 'abilities' | 'bonus'

/** What the centre of the screen shows, and what comes after an act. */
export interface Flow {
  readonly centre: ComputedRef<Centre>
  /** The card that is being named. */
  readonly settling: ComputedRef<XwObligation | null>
  /** What was chosen for cards that are owed, and not entered yet. */
  readonly cardDrafts: Map<string, CardChoice>
  /** The ship whose engagement is at hand; undefined outside the engagement. */
  readonly engaging: ComputedRef<ShipState | undefined>
  /** Whether focus, calculate and evade tokens go as the round ends. */
  readonly removesTokens: Ref<boolean>
  readonly next: ComputedRef<XwCommand>
  startOwed(id: string): void
  engage(id: ShipId): void
  /** On to what comes next; `reason` is null unless the GM overrules the refusal shown. */
  advance(reason: string | null): Promise<void>
  /** After an act: what has fallen due opens by itself, and the focus goes where the next input is. */
  goOn(): Promise<void>
  takeUp(): Promise<void>
  cancel(): Promise<void>
}

export function useFlow(): Flow {
  const { store, state, refusalOf, send } = useXwing()
  const automation = useAutomationStore()
  const settlingId = ref<string | null>(null)
  const engagingId = ref<ShipId | null>(null)
  const removesTokens = ref(true)
  const cardDrafts = useCardDrafts(() => state.value.obligations)
  const settling = computed(() => state.value.obligations.find(due => due.id === settlingId.value) ?? null)
  const engaging = computed(() => {
    const chosen = engagingId.value === null ? undefined : findShip(state.value, engagingId.value)
    return chosen !== undefined && chosen.status !== 'removed' && !chosen.hasEngaged ? chosen : shipsDue(state.value)[0]
  })
  const centre = computed<Centre>(() => {
    if (state.value.isOver) return 'over'
    if (settling.value !== null) return 'card'
    const attack = currentAttack(state.value)
    return attack === undefined ? state.value.phase : STAGES[attack.stage].kind
  })
  const next = computed(() => nextCommand(state.value, { engagingId: engaging.value?.id ?? null, removesTokens: removesTokens.value }))

  /** A draw that waited through a crash is taken up again. */
  watch(
    () => store.opening,
    () => {
      const waiting = store.pending?.command as XwCommand | undefined
      if (waiting?.type !== 'nameCard') return
      settlingId.value = waiting.obligationId
      cardDrafts.set(waiting.obligationId, waiting.card ?? 'draw')
    },
    { immediate: true }
  )
  watch(
    () => [state.value.initiative, state.value.attacks.length] as const,
    () => (engagingId.value = null)
  )

  function startOwed(id: string, focus = focusNextInput): void {
    if (store.isReadOnly) return
    settlingId.value = id
    void focus()
  }

  function engage(id: ShipId): void {
    engagingId.value = id
    void focusNextInput()
  }

  async function advance(reason: string | null): Promise<void> {
    const command = next.value
    await store.cancel()
    settlingId.value = null
    await send(command, {}, reason === null ? null : alsoOverruled(null, refusalOf(command) ?? '', reason))
  }

  async function goOn(): Promise<void> {
    await nextTick()
    // A table that only tracks takes up what is owed when it wants to.
    if (automation.isTracking || state.value.isOver) await focusAfterAct()
    else await takeUp(focusAfterAct)
  }

  async function takeUp(focus = focusNextInput): Promise<void> {
    const first = state.value.obligations[0]
    if (settling.value === null && store.pending === null && first !== undefined) startOwed(first.id, focus)
    else await focus()
  }

  async function cancel(): Promise<void> {
    settlingId.value = null
    focusTable()
    await store.cancel()
    await focusAfterAct()
  }

  return { centre, settling, cardDrafts, engaging, removesTokens, next, startOwed, engage, advance, goOn, takeUp, cancel }
}
