import { mount } from '@vue/test-utils'
import { defineComponent, h, nextTick, onErrorCaptured } from 'vue'
import { describe, expect, it } from 'vitest'
import { useFailure } from './use-failure'

describe('a failure', () => {
  it('of a part that cannot be drawn is shown once, not drawn again without end', async () => {
    let drawn = 0
    const Broken = defineComponent(() => () => {
      drawn += 1
      if (drawn < 100) throw new Error('no such ship')
      return h('p')
    })
    const Screen = defineComponent(() => {
      const { failure, report } = useFailure()
      onErrorCaptured(error => {
        report(error)
        return false
      })
      return () => [h(Broken, { failure: failure.value }), h('p', failure.value?.detail)]
    })
    const wrapper = mount(Screen)
    for (let i = 0; i < 5; i += 1) await nextTick()
    expect(wrapper.text()).toContain('no such ship')
    expect(drawn).toBeLessThan(5)
    wrapper.unmount()
  })

  it('that was dismissed is shown when it comes again', () => {
    const { failure, report, dismiss } = useFailure()
    report(new Error('no such ship'))
    dismiss()
    expect(failure.value).toBeNull()
    report(new Error('no such ship'))
    expect(failure.value).toEqual({ code: 'internal', detail: 'no such ship' })
    dismiss()
  })
})
