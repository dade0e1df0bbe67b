import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { computed, defineComponent, ref } from 'vue'
import { describe, expect, it, vi } from 'vitest'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { Depth } from '@shared/systems/dystopian-wars/model/force'
import { duel, havingUnit, u, w } from '@kit/systems/dystopian-wars'
import { PAST_STATE } from '../../../table/frame/use-open-battle'
import { useSelection } from '../table/selection'
import { useDystopian } from '../use-dystopian'
import { makeUnitActions, type UnitAction } from './unit-actions'

describe('what is done with whoever is pointed at', () => {
  it('obscures a unit, and a wing never', () => {
    expect(commandOf('obscure', u('a'))).toMatchObject({ type: 'markUnit', unitId: 'a', isObscured: true })
    expect(commandOf('obscure', w('f'))).toBeUndefined()
  })
  it('sends a wing on patrol, and a unit never', () => {
    expect(commandOf('patrol', w('f'))).toEqual({ type: 'setCap', wingId: 'f', isOnCap: true })
    expect(commandOf('patrol', u('a'))).toBeUndefined()
  })
  it('takes a submarine down one depth, and from the last up again', () => {
    const at = (depth: Depth): BattleState => havingUnit(duel(), 'a', { type: 'submarine', depth })
    expect(commandOf('dive', u('a'), at('surfaced'))).toMatchObject({ depth: 'diving' })
    expect(commandOf('dive', u('a'), at('submerged'))).toMatchObject({ depth: 'surfaced' })
    expect(commandOf('dive', u('a'))).toBeUndefined()
  })
  it('is nothing while nobody is pointed at, and once the battle is over', () => {
    expect(commandOf('obscure', null)).toBeUndefined()
    expect(commandOf('obscure', u('a'), { ...duel(), isOver: true })).toBeUndefined()
  })
})

/** The command that the key of this action gives. */
function commandOf(act: UnitAction, id: ReturnType<typeof u> | ReturnType<typeof w> | null, state = duel()): unknown {
  const submit = vi.fn()
  const part = defineComponent(() => {
    const { store } = useDystopian()
    store.submit = submit
    const selection = {
      ...useSelection(
        computed(() => state),
        computed(() => null)
      ),
      focusId: ref(id)
    }
    makeUnitActions(selection, vi.fn()).does(act)
    return () => null
  })
  mount(part, { global: { plugins: [createPinia()], provide: { [PAST_STATE]: computed(() => state) } } }).unmount()
  return submit.mock.calls[0]?.[0]
}
