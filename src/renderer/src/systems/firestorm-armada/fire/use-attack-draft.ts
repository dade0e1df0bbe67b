import { computed, watch, type ComputedRef, type Ref } from 'vue'
import type { ShipState } from '@shared/systems/firestorm-armada/model/battle'
import type { ShipId } from '@shared/systems/firestorm-armada/model/design'
import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import { allMates, attackOf, choicesOf, isReady, joiners, NO_CHOICES, startWith, type AttackChoices, type Joiner } from './attack-plan'
import { keptRef } from '../../../table/keep/kept-ref'
import type { Selection } from '../table/selection'
import { useFleets } from '../use-fleets'
import { watchImmediate } from '../../../ui/drawing/watch-immediate'

export interface AttackDraft {
  readonly choices: Ref<AttackChoices>
  readonly actor: ComputedRef<ShipState | undefined>
  readonly target: ComputedRef<ShipState | undefined>
  readonly able: ComputedRef<readonly Joiner[]>
  /** The attack; once dice have been given, as it was sent. */
  readonly command: ComputedRef<FaCommands['fireWeapons'] | null>
  readonly isLocked: ComputedRef<boolean>
  change(part: Partial<AttackChoices>): void
}

/** The attack being prepared for the selected ships. A new actor or target resets the questions; the weapon stays for a new target. */
export function useAttackDraft(selection: Selection): AttackDraft {
  const { store, state, waitingFor } = useFleets()
  const waiting = computed(() => waitingFor('fireWeapons'))
  const isLocked = computed(() => waiting.value !== null && (store.pending?.answered.length ?? 0) > 0)
  const actor = computed(() => {
    const id = isLocked.value ? waiting.value?.aims[0]?.shipId : selection.actor.value?.id
    return state.value.ships.find(ship => ship.id === id)
  })
  const target = computed(() => {
    const id = isLocked.value ? waiting.value?.targetId : selection.target.value?.id
    return state.value.ships.find(ship => ship.id === id)
  })
  /** What was chosen last, and by which ship: it fires at the next target too while it can. */
  const chosen = keptRef<{ readonly shipId: ShipId | undefined; readonly weaponId: string | null } | null>('weapon', () => null)
  const choices = keptRef('attack', afresh, () => `${actor.value?.id ?? ''} ${target.value?.id ?? ''}`)
  const able = computed(() => (actor.value === undefined ? [] : joiners(state.value, actor.value, choices.value)))
  const drafted = computed(() => attackOf(state.value, actor.value?.id ?? null, target.value?.id ?? null, choices.value))

  /** An attack that was waiting for dice while the app was closed. */
  watchImmediate([() => actor.value?.id, () => target.value?.id], () => {
    if (waiting.value !== null && waiting.value.targetId === target.value?.id) choices.value = choicesOf(waiting.value)
  })
  /** Once a weapon has fired, selects the next one. */
  watch(
    () => actor.value?.weapons.map(weapon => weapon.fired).join(),
    () => {
      const weapon = actor.value?.weapons.find(one => one.id === choices.value.weaponId)
      if (waiting.value === null && (weapon === undefined || weapon.fired === 'whole')) choices.value = afresh()
    }
  )

  /** Fresh choices for the weapon that was chosen, or else the first that is ready. */
  function afresh(): AttackChoices {
    const ship = actor.value
    const ready = ship?.weapons.filter(weapon => isReady(state.value, ship, weapon)) ?? []
    const last = chosen.value?.shipId === ship?.id ? ready.find(weapon => weapon.id === chosen.value?.weaponId) : undefined
    return ship === undefined ? NO_CHOICES : startWith(state.value, ship, (last ?? ready[0])?.id ?? null)
  }

  function change(part: Partial<AttackChoices>): void {
    if (part.weaponId !== undefined) chosen.value = { shipId: actor.value?.id, weaponId: part.weaponId }
    const isOther = part.weaponId !== undefined && part.weaponId !== choices.value.weaponId
    const started = isOther && actor.value !== undefined ? startWith(state.value, actor.value, part.weaponId ?? null) : choices.value
    const next = { ...started, ...(isOther ? { gmDice: choices.value.gmDice } : {}), ...part }
    const combines = part.sharing === 'combined'
    const mates = combines && actor.value !== undefined && next.weaponId !== null ? allMates(state.value, actor.value, next.weaponId) : null
    choices.value = mates === null ? next : { ...next, joined: mates }
  }

  return { choices, actor, target, able, command: computed(() => (isLocked.value ? waiting.value : drafted.value)), isLocked, change }
}
