import { describe, expect, it } from 'vitest'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { FIRM_PROBLEMS, problem } from '@shared/systems/starfinder-armada/validate/problem'
import { gravest, standingOf } from '../../../ui/marks/standing'
import { openBuilder } from '@kit/renderer/open-builder'

describe('the builder', () => {
  const { opened, pressed } = openBuilder('starfinder-armada')

  it('marks what is illegal in words, and calmly once it is allowed', async () => {
    const wrapper = await opened()
    await pressed('+')
    expect(wrapper.find('tr.sel .mark').text()).toBe('illegal')
    await wrapper.find('input[role=switch]').trigger('change')
    expect(wrapper.find('tr.sel .mark').text()).toBe('allowed')
    expect(wrapper.findAll('.ill,.bad,.over,.breaks-rule,.illegal')).toHaveLength(0)
    expect(wrapper.find('.verdict').text()).toContain('allowed')
    wrapper.unmount()
  })
  it('names the broken rule and fixes it with one click', async () => {
    const wrapper = await opened()
    await pressed('+')
    expect(wrapper.find('li.ill .what').attributes('data-rule')).toBe('SA-004')
    expect(wrapper.text()).not.toMatch(/SA-\d/u)
    const fix = wrapper.findAll('li.ill .btn')[0]
    await fix?.trigger('click')
    expect(wrapper.findAll('li.ill')).toHaveLength(0)
    wrapper.unmount()
  })
})

let last = 0
const [strict] = sampleArmadas(() => `id${String((last += 1))}`)
const lenient = { ...strict, allowIllegal: true }
const overBudget = problem({ code: 'over-budget', source: 'SA-003', field: 'fleets' })
const noFleets = problem({ code: 'no-fleets', source: 'SA-001', field: 'fleets' })
const agile = problem({ code: 'agile-undefined', source: 'SA-Q04', field: 'abilities', severity: 'cannot-tell' })

describe('a problem of an armada', () => {
  it('is illegal until the GM allows it', () => {
    expect(standingOf(FIRM_PROBLEMS, strict, overBudget)).toBe('illegal')
    expect(standingOf(FIRM_PROBLEMS, lenient, overBudget)).toBe('allowed')
  })
  it('stays illegal where no leave can help', () => {
    expect(standingOf(FIRM_PROBLEMS, lenient, noFleets)).toBe('illegal')
  })
  it('is in doubt where the rules do not say, allowed or not', () => {
    expect(standingOf(FIRM_PROBLEMS, lenient, agile)).toBe('unsure')
  })
})

describe('several problems', () => {
  it('weigh as the gravest of them', () => {
    expect(gravest(FIRM_PROBLEMS, strict, [agile, overBudget])).toBe('illegal')
    expect(gravest(FIRM_PROBLEMS, lenient, [agile, overBudget])).toBe('allowed')
    expect(gravest(FIRM_PROBLEMS, lenient, [overBudget, noFleets])).toBe('illegal')
    expect(gravest(FIRM_PROBLEMS, strict, [])).toBeNull()
  })
})
