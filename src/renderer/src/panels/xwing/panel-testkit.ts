import type { VueWrapper } from '@vue/test-utils'
import { computed, defineComponent, h, provide, ref } from 'vue'
import type { Component } from 'vue'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { mountInEnglish } from '../../components/battle/testkit'
import { PAST_STATE } from '../../components/battle/use-table'

export interface Shown {
  readonly panel: VueWrapper
  /** Goes on with the battle standing like this. */
  to(state: BattleState): Promise<void>
}

/** A component over a battle that stands like this, with the English texts. */
export function shownOver(component: Component, state: BattleState, props: Record<string, unknown> = {}): Shown {
  const current = ref(state)
  const table = defineComponent(() => {
    provide(
      PAST_STATE,
      computed(() => current.value)
    )
    return () => h(component, props)
  })
  const panel = mountInEnglish(table, {})
  return {
    panel,
    to: async next => {
      current.value = next
      await panel.vm.$nextTick()
    }
  }
}
