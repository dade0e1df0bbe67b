import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { mountInEnglish } from '@kit/renderer/mount'
import PastBanner from './PastBanner.vue'

let banner: VueWrapper
function shown(more: Record<string, unknown> = {}): VueWrapper {
  banner = mountInEnglish(PastBanner, {
    seq: 37,
    last: 52,
    moment: 'Round 2, Helm',
    stepsBack: 15,
    isUndone: false,
    isRescue: false,
    ...more
  })
  return banner
}
const goBack = () => banner.findAll('button').find(one => one.text() === 'Go back to here')
afterEach(() => banner.unmount())

describe('the line over a moment of the past', () => {
  it('says which moment it is', () => {
    expect(shown().get('[role="status"]').text()).toContain('You are looking at action 37 of 52. Round 2, Helm.')
  })

  it('goes back only after asking, with the number of acts', async () => {
    shown()
    await goBack()?.trigger('click')
    await flushPromises()
    const dialog = document.querySelector('dialog')
    expect(dialog?.textContent).toContain('The 15 actions after it are taken back.')
    expect(banner.emitted('goBack')).toBeUndefined()
    dialog?.querySelector<HTMLElement>('.harm')?.click()
    expect(banner.emitted('goBack')).toHaveLength(1)
  })

  it('offers no way back where undo does not lead there, and none in a rescue', () => {
    expect(shown({ stepsBack: 0 }).text()).not.toContain('Go back')
    banner.unmount()
    expect(shown({ isRescue: true }).text()).not.toContain('Go back')
  })

  it('walks to the act before and after, within the log', async () => {
    shown({ seq: 52 })
    const [earlier, later] = banner.findAll('.walk button')
    await earlier?.trigger('click')
    expect(banner.emitted('look')).toEqual([[51]])
    expect(later?.attributes('disabled')).toBeDefined()
  })

  it('takes the focus, so that Enter leads back to the present', () => {
    shown()
    expect(document.activeElement?.textContent).toContain('Back to now')
  })

  it('says that the act was taken back', () => {
    expect(shown({ isUndone: true }).text()).toContain('This action was taken back.')
  })
})
