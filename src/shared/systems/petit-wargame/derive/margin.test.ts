import { describe, expect, it } from 'vitest'
import { damage, margin } from './margin'

describe('margins (PW-035, PW-055)', () => {
  it('are the score less the dice', () => {
    expect([margin(8, [2, 4], 'PW-035').total, margin(5, [1, 3], 'PW-035').total, margin(4, [3, 4], 'PW-055').total]).toEqual([2, 1, -3])
  })
  it('of a score of 8 are never below nothing with two d4', () => {
    expect(margin(8, [4, 4], 'PW-035').total).toBe(0)
  })
})

describe('damage (PW-054, PW-055, PW-Q20)', () => {
  const both = (rulings: Readonly<Record<string, string>>) => [damage(rulings, -2, -5).total, damage(rulings, 4, -3).total]
  it('is 7 in the worked example: 4 less −3', () => {
    expect(damage({}, 4, -3).total).toBe(7)
  })
  it('is never below nothing, and a defender without a system has the margin 0', () => {
    expect([damage({}, 2, 3).total, damage({}, 3, null).total, damage({}, -1, null).total]).toEqual([0, 3, 0])
    expect(damage({}, 2, 3).parts.map(part => part.value)).toEqual([2, -3, 1])
  })
  it('pw.shooterMustHit = no: 3 points for −2 against −5', () => {
    expect(both({ 'pw.shooterMustHit': 'no' })).toEqual([3, 7])
  })
  it('pw.shooterMustHit = yes: none for a shooter below nothing', () => {
    expect(both({ 'pw.shooterMustHit': 'yes' })).toEqual([0, 7])
    expect(damage({ 'pw.shooterMustHit': 'yes' }, 0, -2).total).toBe(2)
  })
  it('pw.clampDefenderMargin = no: a failed defence is worse than none', () => {
    expect(both({ 'pw.clampDefenderMargin': 'no' })).toEqual([3, 7])
  })
  it('pw.clampDefenderMargin = yes: a failed defence counts nothing', () => {
    expect(both({ 'pw.clampDefenderMargin': 'yes' })).toEqual([0, 4])
    expect(damage({ 'pw.clampDefenderMargin': 'yes' }, 4, 1).total).toBe(3)
  })
})
