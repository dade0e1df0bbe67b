import { describe, expect, it } from 'vitest'
import { mountInEnglish } from '@kit/renderer/mount'
import DetectionOddsList from './DetectionOddsList.vue'

describe('the odds of a detector', () => {
  it('tell for how many turns it may be jammed, but not what would read as 0 %', () => {
    const odds = { detected: 0.5, undetected: 0.4, jammed: 0.1, jamTurns: [0, 0.097, 0.003] }
    const list = mountInEnglish(DetectionOddsList, { against: [{ countermeasure: 'w', odds }] })
    expect([list.text().includes('1 turn 10%'), list.text().includes('2 turns')]).toEqual([true, false])
  })
})
