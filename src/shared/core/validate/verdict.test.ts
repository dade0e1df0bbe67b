import { describe, expect, it } from 'vitest'
import { judge } from './verdict'

const illegal = { code: 'over-budget', severity: 'illegal' } as const
const unsettled = { code: 'odd-name', severity: 'cannot-tell' } as const
const firm = { code: 'no-ships', severity: 'illegal' } as const
const of = (problems: Parameters<typeof judge>[0], allowIllegal = false) => judge(problems, ['no-ships', 'no-hull'], allowIllegal)

describe('the verdict on a roster', () => {
  it('is legal and fit without any problem', () => {
    expect(of([])).toEqual({ verdict: 'legal', isFit: true })
  })
  it('is unsure and fit where the rules do not say', () => {
    expect(of([unsettled])).toEqual({ verdict: 'unsure', isFit: true })
  })
  it('is illegal whatever else is unsettled, and fit by leave alone', () => {
    expect(of([unsettled, illegal])).toEqual({ verdict: 'illegal', isFit: false })
    expect(of([unsettled, illegal], true)).toEqual({ verdict: 'illegal', isFit: true })
  })
  it('is unfit by no leave with nothing to fight with, even where the rules do not settle that', () => {
    expect(of([firm], true)).toEqual({ verdict: 'illegal', isFit: false })
    expect(of([{ code: 'no-hull', severity: 'cannot-tell' }], true)).toEqual({ verdict: 'unsure', isFit: false })
  })
})
