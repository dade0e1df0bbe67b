import type { VueWrapper } from '@vue/test-utils'
import { computed, defineComponent, h, provide, type Component } from 'vue'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { mountInEnglish } from './mount'
import { PAST_STATE } from '../../../src/renderer/src/table/frame/use-open-battle'

/** Mounts a component on a battle in this state, with the English texts. */
export function shownOver(component: Component, state: BattleState, props: Record<string, unknown> = {}): VueWrapper {
  const table = defineComponent(() => {
    provide(
      PAST_STATE,
      computed(() => state)
    )
    return () => h(component, props)
  })
  return mountInEnglish(table, {})
}
