import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import { cardsOwed } from '@shared/systems/xwing/derive/health'
import { shipsDue } from '@shared/systems/xwing/derive/whose-turn'
import type { DamageCard } from '@shared/systems/xwing/model/damage-cards'
import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import type { XwObligation } from '@shared/systems/xwing/model/obligation'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { currentAttack, findShip } from '@shared/systems/xwing/state'
import { STAGES } from '@shared/systems/xwing/model/stages'
import type { FlowParts } from '../../../contract/system-table'
import { keepRefs } from '../../../table/keep/keep-refs'
import { createInjection } from '../../../table/frame/create-injection'
import { focusNextInput } from '../../../ui/focus/focus-next-input'
import { nextCommand } from '../next/next-command'
import { useXwing } from '../use-xwing'

/** How a faceup card is named: read from the real card, or drawn by dice. */
export type CardChoice = DamageCard | 'draw'

export type Centre = 'over' | 'card' | BattleState['phase'] | 'roll' | 'modify' | 'damage' | 'abilities' | 'bonus'

/** The contents of the centre of the screen, and its selections. */
export interface XwFlow {
  readonly centre: ComputedRef<Centre>
  /** The card that is being named. */
  readonly settling: ComputedRef<XwObligation | null>
  /** Choices made for owed cards and not entered yet. */
  readonly cardDrafts: Ref<Readonly<Record<string, CardChoice | null>>>
  /** The ship whose engagement is at hand; undefined outside the engagement. */
  readonly engaging: ComputedRef<ShipState | undefined>
  /** Whether focus, calculate and evade tokens go as the round ends. */
  readonly removesTokens: Ref<boolean>
  /** Whether attacks pass windows in which nothing can be done. */
  readonly passesIdle: Ref<boolean>
  readonly next: ComputedRef<XwCommand>
  engage(id: ShipId): void
  readonly parts: FlowParts
}

export const { provide: provideXwFlow, use: useXwFlow } = createInjection<XwFlow>('flow of X-Wing')

export function makeXwFlow(): XwFlow {
  const { store, state } = useXwing()
  const settlingId = ref<string | null>(null)
  const engagingId = ref<ShipId | null>(null)
  const removesTokens = ref(true)
  const passesIdle = ref(true)
  const cardDrafts = ref<Readonly<Record<string, CardChoice | null>>>({})
  keepRefs('centre', { settlingId, engagingId, removesTokens, passesIdle, cardDrafts })
  const settling = computed(() => cardsOwed(state.value).find(due => due.id === settlingId.value) ?? null)
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

  watch([() => state.value.initiative, () => state.value.attacks.length], () => (engagingId.value = null))

  const parts: FlowParts = {
    next: () => next.value,
    discard: () => (settlingId.value = null),
    owed: () => cardsOwed(state.value),
    settlingId: () => settling.value?.id ?? null,
    isSettling: () => settling.value !== null || store.pending !== null,
    startOwed: id => (settlingId.value = id),
    resume(command) {
      const waiting = command as XwCommand
      if (waiting.type !== 'nameCard') return
      settlingId.value = waiting.obligationId
      cardDrafts.value = { [waiting.obligationId]: waiting.card ?? 'draw' }
    }
  }

  function engage(id: ShipId): void {
    engagingId.value = id
    void focusNextInput()
  }

  return { centre, settling, cardDrafts, engaging, removesTokens, passesIdle, next, engage, parts }
}
