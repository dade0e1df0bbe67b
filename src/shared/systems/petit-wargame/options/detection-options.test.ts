import { describe, expect, it } from 'vitest'
import { at, duel, havingShip, shipIn } from '@kit/systems/petit-wargame'
import { detectionOptions } from './detection-options'

describe('what a ship may detect (PW-030, PW-032)', () => {
  it('is every enemy by each detector, the nearest first, with the reason against it and the odds', () => {
    const state = havingShip(duel({ x: { front: 'wx' } }), 'x', { position: at(5, 5, 9) })
    const options = detectionOptions(state, shipIn(state, 'a'))
    expect(
      options.map(one => [
        one.command.targetId,
        one.distance,
        one.range,
        one.refusal,
        one.against.map(({ countermeasure }) => countermeasure)
      ])
    ).toEqual([
      ['y', 0, 3, null, [null]],
      ['x', 4, 3, 'out-of-range', ['w', 'x']]
    ])
    expect(options[0]?.against[0]?.odds.detected).toBeCloseTo(15 / 16, 12)
    expect(detectionOptions(state, { ...shipIn(state, 'a'), position: null })).toEqual([])
  })
  it.each([
    ['no', ['w', 'x']],
    ['yes', ['w', 'x', null]]
  ] as const)('pw.cmOptional = %s: with the odds against every answer the enemy may give (PW-Q03)', (reading, answers) => {
    const state = duel({ x: { front: 'wx' }, rulings: { 'pw.cmOptional': reading } })
    const [option] = detectionOptions(state, shipIn(state, 'a'))
    expect(option?.against.map(({ countermeasure }) => countermeasure)).toEqual(answers)
  })
})
