import { computed, type ComputedRef } from 'vue'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { UnitState, WingState } from '@shared/systems/dystopian-wars/model/battle'
import { DEPTHS, type CombatantId, type Depth } from '@shared/systems/dystopian-wars/model/force'
import { findUnit, findWing } from '@shared/systems/dystopian-wars/state'
import type { KeyAction } from '../../../contract/key-actions'
import type { Table } from '../../../contract/system-table'
import { createInjection } from '../../../table/frame/create-injection'
import type { Selection } from '../table/selection'
import { useDystopian, type DwDialogs } from '../use-dystopian'

/** Actions with a key for the selected unit or wing. */
export const UNIT_ACTIONS = ['obscure', 'dive', 'patrol'] as const
export type UnitAction = (typeof UNIT_ACTIONS)[number]

export const UNIT_ACTION_KEYS: Readonly<Record<UnitAction, KeyAction>> = {
  obscure: 'battle.obscure',
  dive: 'battle.dive',
  patrol: 'battle.patrol'
}

/** The unit or wing pointed at while the battle goes on, and what may be done with it at any step. */
export interface UnitActions {
  /** At most one of the two is there. */
  readonly unit: ComputedRef<UnitState | undefined>
  readonly wing: ComputedRef<WingState | undefined>
  /** Selects a unit or wing and opens its correction. */
  correct(this: void, id: CombatantId): void
  act(this: void, command: DwCommand): void
  obscure(this: void): void
  dive(this: void, depth: Depth): void
  patrol(this: void): void
  /** Runs a key's action, if it applies; depths are cycled. */
  does(this: void, act: UnitAction): void
}

export const { provide: provideUnitActions, use: useUnitActions } = createInjection<UnitActions>('pointed-at of Dystopian Wars')

export function makeUnitActions(selection: Selection, openDialog: Table<DwDialogs>['openDialog']): UnitActions {
  const { store, state, send } = useDystopian()
  const id = computed(() => (state.value.isOver ? null : selection.focusId.value))
  const unit = computed(() => (id.value === null ? undefined : findUnit(state.value, id.value)))
  const wing = computed(() => (id.value === null ? undefined : findWing(state.value, id.value)))

  function correct(of: CombatantId): void {
    selection.point(of)
    openDialog('combatant', { id: of })
  }

  function act(command: DwCommand): void {
    if (!store.isReadOnly) void send(command)
  }

  function obscure(): void {
    const { value: own } = unit
    if (own !== undefined) act({ type: 'markUnit', unitId: own.id, isObscured: !own.isObscured, depth: own.depth })
  }

  function dive(depth: Depth): void {
    const { value: own } = unit
    if (own !== undefined && own.depth !== depth) act({ type: 'markUnit', unitId: own.id, isObscured: own.isObscured, depth })
  }

  function patrol(): void {
    const { value: own } = wing
    if (own !== undefined) act({ type: 'setCap', wingId: own.id, isOnCap: !own.isOnCap })
  }

  function does(pointed: UnitAction): void {
    if (pointed === 'obscure') obscure()
    else if (pointed === 'patrol') patrol()
    else if (unit.value?.type === 'submarine') dive(DEPTHS[(DEPTHS.indexOf(unit.value.depth) + 1) % DEPTHS.length] ?? 'surfaced')
  }

  return { unit, wing, correct, act, obscure, dive, patrol, does }
}
