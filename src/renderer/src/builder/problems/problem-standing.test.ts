import { describe, expect, it } from 'vitest'
import { weighing } from './problem-standing'

const { standingOf, gravest } = weighing<'dear' | 'empty' | 'odd'>(['empty'])
const strict = { allowIllegal: false }
const lenient = { allowIllegal: true }
const dear = { code: 'dear', severity: 'illegal' } as const
const empty = { code: 'empty', severity: 'illegal' } as const
const odd = { code: 'odd', severity: 'cannot-tell' } as const

describe('how problems weigh', () => {
  it('is illegal, or allowed by leave of the GM unless nothing is left to fight with', () => {
    expect(standingOf(strict, dear)).toBe('illegal')
    expect(standingOf(lenient, dear)).toBe('allowed')
    expect(standingOf(lenient, empty)).toBe('illegal')
  })
  it('is unsure where the rules cannot tell, with leave or without', () => {
    expect([lenient, strict].map(roster => standingOf(roster, odd))).toEqual(['unsure', 'unsure'])
  })
  it('is that of the gravest', () => {
    expect(gravest(strict, [odd, dear])).toBe('illegal')
    expect(gravest(lenient, [odd, dear])).toBe('allowed')
    expect(gravest(lenient, [odd, dear, empty])).toBe('illegal')
    expect(gravest(strict, [])).toBeNull()
  })
})
