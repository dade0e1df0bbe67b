import { describe, expect, it } from 'vitest'
import type { Account } from '@shared/report/account'
import { hullSteps } from './hull-steps'

const account = {
  sides: [{ hull: { left: 10, max: 40, start: 40 } }, { hull: { left: 0, max: 20, start: 20 } }, { hull: null }],
  rounds: [
    { number: 1, hull: [40, 15, null] },
    { number: 2, hull: [10, 0, null] }
  ],
  turningPoints: [{ round: 2 }]
} as unknown as Account

describe('the chart of hull by round', () => {
  it('falls at the end of the round in which hull was lost', () => {
    expect(hullSteps(account).lines[1]?.points).toBe('0,50 50,50 50,62.5 100,62.5 100,100')
  })
  it('has no line for a side whose hull is not known', () => {
    expect(hullSteps(account).lines.map(line => line.side)).toEqual([0, 1])
  })
  it('has a tick at each quarter of a round number', () => {
    expect(hullSteps(account).ticks.map(tick => tick.value)).toEqual([0, 10, 20, 30, 40])
  })
  it('numbers the turning points where they were', () => {
    expect(hullSteps(account).turns).toEqual([{ number: 1, x: 100 }])
  })
  it('puts a figure below its dot where another is close above', () => {
    const close = { ...account, rounds: [{ number: 1, hull: [20, 18, null] }] } as unknown as Account
    expect(hullSteps(close).lines.map(line => line.dots[0]?.isBelow)).toEqual([false, true])
  })
  it('begins with what stood at the beginning, and rises where others join', () => {
    const joined = {
      ...account,
      sides: [{ hull: { left: 30, max: 40, start: 10 } }],
      rounds: [
        { number: 1, hull: [10] },
        { number: 2, hull: [30] }
      ]
    }
    expect(hullSteps({ ...joined, turningPoints: [] } as unknown as Account).lines[0]?.points).toBe('0,75 50,75 50,75 100,75 100,25')
  })
})
