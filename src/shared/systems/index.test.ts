import { describe, expect, it } from 'vitest'
import { hostedSystem, SAMPLE_SYSTEM, SYSTEMS, systemOf } from './index'

describe('the list of systems', () => {
  it.each(Object.entries(SYSTEMS))('holds %s under its own id', (id, system) => {
    expect(system.rules.id).toBe(id)
  })

  it('gives the rules alone to those who need no more', () => {
    expect(systemOf(SAMPLE_SYSTEM)).toBe(hostedSystem(SAMPLE_SYSTEM).rules)
  })

  it('offers a sample that is fit, begins without dice and knows where it stands', () => {
    let count = 0
    const { rules, sampleArmadas, isFit, beginCommand, momentOf } = hostedSystem(SAMPLE_SYSTEM)
    const armadas = sampleArmadas(() => `id-${String((count += 1))}`)
    expect(armadas.map(armada => isFit(armada, {}))).toEqual([true, true])
    const command = beginCommand({ name: 'First', armadas: armadas.map((armada, i) => ({ sideId: 'AB'.charAt(i), armada })), rulings: {} })
    expect(rules.check(rules.initial, command)).toBeNull()
    const step = rules.decide(rules.initial, command).next()
    expect(step.done).toBe(true)
    const state = step.done === true ? step.value.reduce((before, event) => rules.evolve(before, event), rules.initial) : null
    expect(momentOf(state)).toEqual({ round: 0, phase: 'deployment', isOver: false })
  })
})
