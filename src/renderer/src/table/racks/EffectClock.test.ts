import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import EffectClock from './EffectClock.vue'
import type { EffectLine } from '../../contract/effect-line'
import { mountInEnglish } from '@kit/renderer/mount'

const line = (more: Partial<EffectLine>): EffectLine => ({
  id: 'e1',
  name: 'Shields hit',
  ending: 'battle end',
  does: 'regains no SP',
  by: 'critical, natural roll',
  until: 'until the end of the battle',
  isHarm: true,
  isHeld: false,
  icon: null,
  source: 'SA-109',
  ...more
})
let clock: VueWrapper
afterEach(() => clock.unmount())

describe('the effect clock of a fleet', () => {
  it('shows each effect with its ending', () => {
    clock = mountInEnglish(EffectClock, { fleet: 'Hawk', lines: [line({}), line({ id: 'e2', name: 'Direct +3', ending: 'ends R2' })] })
    expect(clock.findAll('.chip').map(chip => chip.text())).toEqual(['Shields hitbattle end', 'Direct +3ends R2'])
  })

  it('counts anew what there is room for when a typeface comes', async () => {
    clock = mountInEnglish(EffectClock, { fleet: 'Hawk', lines: [line({}), line({ id: 'e2' }), line({ id: 'e3' })] })
    const box = clock.get('.line').element
    Object.defineProperty(box, 'clientWidth', { value: 235 })
    for (const chip of clock.findAll('.chip')) Object.defineProperty(chip.element, 'scrollWidth', { value: 80 })
    expect(clock.find('.more').exists()).toBe(false)
    document.fonts.dispatchEvent(new Event('loadingdone'))
    await nextTick()
    expect(clock.get('.more').text()).toBe('1 more')
  })

  it('is one mark and a count where not even one fits whole', async () => {
    clock = mountInEnglish(EffectClock, { fleet: 'Hawk', lines: [line({}), line({ id: 'e2', name: 'Direct +3', isHarm: false })] })
    Object.defineProperty(clock.get('.line').element, 'clientWidth', { value: 79 })
    for (const chip of clock.findAll('.chip')) Object.defineProperty(chip.element, 'scrollWidth', { value: 80 })
    document.fonts.dispatchEvent(new Event('loadingdone'))
    await nextTick()
    expect([clock.get('[data-counter]').text(), clock.findAll('.chip:not(.over)').length]).toEqual(['2Shields hit, Direct +3', 1])
    expect(clock.get('[data-counter]').classes()).toContain('bad')
  })

  it('opens to say what it does, what caused it and when it ends', async () => {
    clock = mountInEnglish(EffectClock, { fleet: 'Hawk', lines: [line({})] })
    await clock.get('button').trigger('click')
    const card = document.querySelector('.strip-card')
    expect(card?.querySelector('h3')?.textContent).toBe('Effects: Hawk')
    expect([...(card?.querySelectorAll('p') ?? [])].map(one => one.textContent)).toEqual([
      'Shields hitSA-109',
      'regains no SP',
      'Cause: critical, natural roll',
      'until the end of the battle'
    ])
  })

  it('does not choose the fleet when it is opened', async () => {
    clock = mountInEnglish(EffectClock, { fleet: 'Hawk', lines: [line({})] })
    const heard: Event[] = []
    document.body.addEventListener('click', event => heard.push(event), { once: true })
    await clock.get('button').trigger('click')
    expect(heard).toEqual([])
  })
})
