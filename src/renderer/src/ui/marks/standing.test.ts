import { describe, expect, it } from 'vitest'
import { gravest, standingOf } from './standing'

const FIRM = ['empty']
const strict = { allowIllegal: false }
const lenient = { allowIllegal: true }
const dear = { code: 'dear', severity: 'illegal' } as const
const empty = { code: 'empty', severity: 'illegal' } as const
const odd = { code: 'odd', severity: 'cannot-tell' } as const

describe('how problems weigh', () => {
  it('is illegal, or allowed by leave of the GM unless nothing is left to fight with', () => {
    expect(standingOf(FIRM, strict, dear)).toBe('illegal')
    expect(standingOf(FIRM, lenient, dear)).toBe('allowed')
    expect(standingOf(FIRM, lenient, empty)).toBe('illegal')
  })
  it('is unsure where the rules cannot tell, with leave or without', () => {
    expect([lenient, strict].map(roster => standingOf(FIRM, roster, odd))).toEqual(['unsure', 'unsure'])
  })
  it('is that of the gravest', () => {
    expect(gravest(FIRM, strict, [odd, dear])).toBe('illegal')
    expect(gravest(FIRM, lenient, [odd, dear])).toBe('allowed')
    expect(gravest(FIRM, lenient, [odd, dear, empty])).toBe('illegal')
    expect(gravest(FIRM, strict, [])).toBeNull()
  })
})
