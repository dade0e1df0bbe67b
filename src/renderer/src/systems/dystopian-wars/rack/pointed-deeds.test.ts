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
import { makePointed, type PointedAct } from './pointed-deeds'

describe('what is done with whoever is pointed at', () => {
  it('obscures a unit, and a wing never', () => {
    expect(deedOf('obscure', u('a'))).toMatchObject({ type: 'markUnit', unitId: 'a', isObscured: true })
    expect(deedOf('obscure', w('f'))).toBeUndefined()
  })
  it('sends a wing on patrol, and a unit never', () => {
    expect(deedOf('patrol', w('f'))).toEqual({ type: 'setCap', wingId: 'f', isOnCap: true })
    expect(deedOf('patrol', u('a'))).toBeUndefined()
  })
  it('takes a submarine down one depth, and from the last up again', () => {
    const at = (depth: Depth): BattleState => havingUnit(duel(), 'a', { type: 'submarine', depth })
    expect(deedOf('dive', u('a'), at('surfaced'))).toMatchObject({ depth: 'diving' })
    expect(deedOf('dive', u('a'), at('submerged'))).toMatchObject({ depth: 'surfaced' })
    expect(deedOf('dive', u('a'))).toBeUndefined()
  })
  it('is nothing while nobody is pointed at, and once the battle is over', () => {
    expect(deedOf('obscure', null)).toBeUndefined()
    expect(deedOf('obscure', u('a'), { ...duel(), isOver: true })).toBeUndefined()
  })
})

/** The command that the key of this deed gives. */
function deedOf(act: PointedAct, id: ReturnType<typeof u> | ReturnType<typeof w> | null, state = duel()): unknown {
  const submit = vi.fn()
  const part = defineComponent(() => {
    const { store } = useDystopian()
    store.submit = submit
    const selection = { ...useSelection(computed(() => state)), focusId: ref(id) }
    makePointed(selection, vi.fn()).does(act)
    return () => null
  })
  mount(part, { global: { plugins: [createPinia()], provide: { [PAST_STATE]: computed(() => state) } } }).unmount()
  return submit.mock.calls[0]?.[0]
}
