import { onBeforeUnmount, ref, type ComputedRef, type Ref } from 'vue'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { whoseTurn } from '@shared/systems/dystopian-wars/derive/whose-turn'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { currentAttack, sideOf, sideOfSquadron } from '@shared/systems/dystopian-wars/state'
import type { FleetMarkModel } from '../../../contract/fleet-mark'
import { watchImmediate } from '../../../ui/drawing/watch-immediate'
import { enemyKey } from '../../../table/keys/rack-keys'
import { usePointing, type Pointing } from '../../../table/racks/use-pointing'
import { createInjection } from '../../../table/frame/create-injection'
import { rackOf, sidesOf } from '../rack/places'

/** The selected unit or wing, and the sides shown in the racks. Plain digits refer to units of the side in hand. */
export interface Selection extends Pointing<CombatantId> {
  /** The side that acts next; null during an activation, and where the table decides. */
  readonly nextSide: ComputedRef<string | null>
  /** Firer and target of the attack being prepared or rolled; null without one. */
  readonly aimed: Ref<Aimed | null>
}

interface Aimed {
  /** The attack that is rolled; none while it is prepared. */
  readonly attackId?: string
  readonly firerIds: readonly CombatantId[]
  readonly targetId: CombatantId | null
}

export const { provide: provideDwSelection, use: useDwSelection } = createInjection<Selection>('selection of Dystopian Wars')

export function useSelection(state: ComputedRef<BattleState>, nextSide: ComputedRef<string | null>): Selection {
  const acting = (): string | null => {
    const { activation } = state.value
    return activation === null ? nextSide.value : sideOfSquadron(state.value, activation.squadronId)
  }
  /** Whose turn it is alone, such as the defender's that may counter; otherwise the side that acts. */
  const inHand = (): string | null => {
    const [one, ...others] = state.value.activation === null ? [] : whoseTurn(state.value).sideIds
    return one === undefined || others.length > 0 ? acting() : one
  }
  const aimed: Ref<Aimed | null> = ref(null)
  const aimedSide = (): string | null => {
    const id = aimed.value?.targetId ?? null
    const side = id === null ? null : sideOf(state.value, id)
    return side === acting() ? null : side
  }
  const pointing = usePointing<CombatantId>({
    sides: () => sidesOf(state.value),
    active: inHand,
    actor: acting,
    foe: () => aimedSide() ?? foeIn(state.value, acting()),
    sideOf: id => sideOf(state.value, id),
    rack: sideId => rackOf(state.value, sideId)
  })
  return { ...pointing, nextSide, aimed }
}

/** Marks the strips of firer and target while this panel is mounted. */
export function useAimed(aimed: () => Aimed | null): void {
  const selection = useDwSelection()
  watchImmediate(aimed, now => (selection.aimed.value = now))
  onBeforeUnmount(() => (selection.aimed.value = null))
}

/** The key that chooses it, whatever the question: a digit for the side in hand, with Shift or Alt for the side opposite. */
export function keyOf({ ownSide, enemySide }: Selection, { sideId, number }: FleetMarkModel): string | null {
  if (number > 9) return null
  return sideId === ownSide.value ? String(number) : sideId === enemySide.value ? enemyKey(number) : null
}

/**
 * The opponent in the attack between its roll and its damage, else in the last declared: the target of an attack, the firer of a counter.
 */
function foeIn(state: BattleState, acting: string | null): string | null {
  const attack = currentAttack(state) ?? state.activation?.attacks.at(-1)
  if (attack === undefined) return null
  return [attack.targetId, ...attack.parts.map(part => part.combatantId)].map(id => sideOf(state, id)).find(side => side !== acting) ?? null
}
