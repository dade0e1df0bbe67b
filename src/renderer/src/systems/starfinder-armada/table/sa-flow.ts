import { computed, ref, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { useWords } from '../../../i18n/use-words'
import { isSameJson } from '@shared/kernel/same-json'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { reachOf } from '@shared/systems/starfinder-armada/derive/fire/range'
import type { FleetId, OfficerId } from '@shared/systems/starfinder-armada/model/design'
import type { OfficerAction } from '@shared/systems/starfinder-armada/model/officer-actions'
import type { RoutCascadeDue, SaObligation } from '@shared/systems/starfinder-armada/model/obligation'
import { sideOf } from '@shared/systems/starfinder-armada/derive/fire/enemies'
import { isFighting, theFleet } from '@shared/systems/starfinder-armada/state'
import type { FlowParts } from '../../../contract/system-table'
import { keepRefs } from '../../../table/keep/keep-refs'
import { createInjection } from '../../../table/frame/create-injection'
import { focusNextInput } from '../../../ui/focus/focus-next-input'
import { tellWhyNot } from '../../../table/spoken/voice'
import { firstToAct, type OpenedFor } from '../officers/officer-choices'
import type { Selection } from './selection'
import { useArmada } from '../use-armada'

export type Centre = 'over' | 'attack' | 'cascade' | 'settle' | 'deployment' | 'roles' | 'officer' | 'order' | 'move' | 'resolution'

/** The contents of the centre of the screen, and its selections. */
interface SaFlow {
  readonly centre: ComputedRef<Centre>
  /** A settling command or an advance that needs dice. */
  readonly settling: ShallowRef<SaCommand | null>
  readonly cascade: ComputedRef<RoutCascadeDue | null>
  /** No one is aiming and nothing is being settled, so the ledger takes the place of the centre. */
  readonly isIdle: ComputedRef<boolean>
  /** The obligation being settled. */
  readonly runningId: ComputedRef<string | null>
  /** Shows the officers' actions in the centre until one is taken or the panel is closed. */
  openOfficers(id?: OfficerId, action?: OfficerAction): void
  closeOfficers(): void
  /** Chooses the first officer of the other side, one who can act before all. */
  turnOfficers(): void
  /** Whom the panel was opened for, a new object each time; null for the first who can act. */
  readonly openedFor: Readonly<ShallowRef<OpenedFor | null>>
  /** Changes the choices of the settling command. */
  change(command: SaCommand): void
  readonly parts: FlowParts
}

export const { provide: provideSaFlow, use: useSaFlow } = createInjection<SaFlow>('flow of Starfinder')

const SETTLES: readonly SaCommand['type'][] = [
  'settleCritical',
  'settleMorale',
  'settleFreeAttack',
  'settleBoarding',
  'settleSelfDestruct',
  'settleDuelVictim',
  'advancePhase'
]

export function makeSaFlow(selection: Selection): SaFlow {
  const { store, state } = useArmada()
  const { t, say } = useWords()
  const settling = shallowRef<SaCommand | null>(null)
  const cascadeId = ref<string | null>(null)
  const isWithOfficers = ref(false)
  const openedFor = shallowRef<OpenedFor | null>(null)
  keepRefs('centre', { settling, cascadeId, isWithOfficers, openedFor })
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
  const isIdle = computed(
    () => centre.value === 'attack' && store.pending === null && (selection.actorId.value === null || selection.targetId.value === null)
  )
  const runningId = computed(
    () => cascade.value?.id ?? (settling.value !== null && 'obligationId' in settling.value ? settling.value.obligationId : null)
  )

  watch(
    [() => state.value.phase, () => state.value.round, () => state.value.obligations],
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

  /** Default distance: the range without penalty, as for any attack. */
  const startingRange = (id: FleetId): number => reachOf(state.value, theFleet(state.value, id))[0]

  function startOwed(id: string): void {
    const due = state.value.obligations.find(one => one.id === id)
    if (due === undefined) return
    cascadeId.value = due.kind === 'routCascade' ? id : null
    settling.value = questionFor(due)
  }

  /** The first question of something owed; null where the centre asks it itself. */
  function questionFor(due: SaObligation): SaCommand | null {
    const obligationId = due.id
    const plain = { obligationId, resolveOfficerId: null, gmCheck: 0 }
    if (due.kind === 'critical') return { type: 'settleCritical', obligationId }
    if (due.kind === 'morale') return { type: 'settleMorale', ...plain }
    if (due.kind === 'freeAttack') return { type: 'settleFreeAttack', ...plain }
    if (due.kind === 'boarding') return { type: 'settleBoarding', rangeHexes: startingRange(due.fleetId), ...plain }
    if (due.kind === 'selfDestruct') return { type: 'settleSelfDestruct', targetId: null, isFromFrontArc: false, ...plain }
    return due.kind === 'duelVictim' ? { type: 'settleDuelVictim', obligationId, officerId: null } : null
  }

  /** The item being settled, once one of its questions is answered. */
  function answered(): string | null {
    const { value: now } = settling
    const due = state.value.obligations.find(one => one.id === runningId.value)
    const isBegun = now !== null && due !== undefined && !isSameJson(now, questionFor(due))
    return isBegun ? say(starfinderArmada.describeCommand(state.value, now)) : null
  }

  /** If the fleet may not fire again, clears its target and selects the next one of its side that has not fired. */
  function letGoOfAttack(): void {
    const actor = state.value.fleets.find(fleet => fleet.id === selection.actorId.value)
    selection.targetId.value = null
    if (actor !== undefined && actor.targetsThisRound.length < actor.arrayTargets) return
    const rack = actor === undefined ? [] : selection.fleetsOf(sideOf(state.value, actor))
    const at = rack.findIndex(fleet => fleet.id === actor?.id)
    const next = [...rack.slice(at + 1), ...rack.slice(0, Math.max(0, at))].find(fleet => isFighting(fleet) && !fleet.hasAttacked)
    if (next === undefined) selection.actorId.value = null
    else selection.makeActor(next.id)
  }

  const parts: FlowParts = {
    next: () => ({ type: 'advancePhase' }),
    askNext: command => (settling.value = command as SaCommand),
    discard(why) {
      settling.value = null
      if (why === 'next') return
      isWithOfficers.value = false
      cascadeId.value = null
    },
    owed: () => state.value.obligations,
    settlingId: () => runningId.value,
    isSettling: () => settling.value !== null || cascade.value !== null,
    isTurnedAside: () => isWithOfficers.value,
    draft() {
      const settled = answered()
      if (settled !== null) return settled
      const { actorId, targetId } = selection
      if (state.value.phase !== 'gunnery' || actorId.value === null || targetId.value === null) return null
      return t('battle.next.aims', { actor: theFleet(state.value, actorId.value).name, target: theFleet(state.value, targetId.value).name })
    },
    startOwed,
    afterAct(type) {
      if (type === 'stageAttack') letGoOfAttack()
      if (type === 'takeAction' || type === 'advancePhase') [isWithOfficers.value, openedFor.value] = [false, null]
      if (settling.value?.type === type) settling.value = null
    },
    resume(waiting) {
      const command = waiting as SaCommand
      if (SETTLES.includes(command.type)) settling.value = command
      if (command.type !== 'stageAttack' && command.type !== 'attackMines') return
      selection.makeActor(command.attackerId)
      if (command.type === 'stageAttack') selection.targetId.value = command.targetId
    }
  }

  function openOfficers(id?: OfficerId, action?: OfficerAction): void {
    openedFor.value = id === undefined ? null : { id, action: action ?? null }
    isWithOfficers.value = true
    // The panel goes to the action itself.
    if (action === undefined) void focusNextInput()
  }

  function closeOfficers(): void {
    isWithOfficers.value = false
    void focusNextInput()
  }

  function turnOfficers(): void {
    const { officers } = state.value
    const there = officers.filter(one => sideOf(state.value, theFleet(state.value, one.fleetId)) === selection.enemySide.value)
    const first = firstToAct(state.value, there) ?? there[0]
    if (first === undefined) tellWhyNot(t('battle.officers.none'))
    else openOfficers(first.id)
  }

  const change = (command: SaCommand): void => {
    settling.value = command
  }

  return { centre, settling, cascade, isIdle, runningId, openOfficers, closeOfficers, turnOfficers, openedFor, change, parts }
}
