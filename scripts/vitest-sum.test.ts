import { describe, expect, it } from 'vitest'
import { sumOf, type Report } from './vitest-sum.mjs'

const report = (...files: readonly (readonly [string, ...string[]])[]): Report => ({
  testResults: files.map(([status, ...tests]) => ({ status, assertionResults: tests.map(test => ({ status: test })) }))
})

describe('the sum of a test run', () => {
  it('adds up over all files', () => {
    expect(sumOf(report(['passed', 'passed', 'passed'], ['failed', 'passed', 'failed']), 1)).toEqual({ passed: 3, failed: 1 })
  })

  it('counts a file that could not be loaded as one failure', () => {
    expect(sumOf(report(['passed', 'passed'], ['failed']), 1)).toEqual({ passed: 1, failed: 1 })
  })

  it('counts a skipped test as failed', () => {
    expect(sumOf(report(['passed', 'passed', 'skipped']), 0)).toEqual({ passed: 1, failed: 1 })
  })

  it('never takes a bad end for a good one', () => {
    expect(sumOf(report(['passed', 'passed']), 1)).toEqual({ passed: 1, failed: 1 })
    expect(sumOf(null, 0)).toEqual({ passed: 0, failed: 1 })
  })
})
