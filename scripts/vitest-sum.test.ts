import { describe, expect, it } from 'vitest'
import { sumOf, type Report } from './vitest-sum.mjs'

const report = (...files: readonly (readonly [string, ...string[]])[]): Report => ({
  testResults: files.map(([status, ...tests], at) => ({
    name: `file-${at + 1}`,
    status,
    message: status === 'failed' && tests.length === 0 ? 'no such module' : '',
    assertionResults: tests.map((test, index) => ({
      status: test,
      fullName: `test ${index + 1}`,
      failureMessages: test === 'failed' ? ['expected 1 to be 2'] : []
    }))
  }))
})

describe('the sum of a test run', () => {
  it('adds up over all files', () => {
    expect(sumOf(report(['passed', 'passed', 'passed'], ['failed', 'passed', 'failed']), 1)).toEqual({
      passed: 3,
      failed: 1,
      red: ['file-2: test 2 (failed)\nexpected 1 to be 2']
    })
  })

  it('counts a file that could not be loaded as one failure', () => {
    expect(sumOf(report(['passed', 'passed'], ['failed']), 1)).toEqual({
      passed: 1,
      failed: 1,
      red: ['file-2: not loaded\nno such module']
    })
  })

  it('counts a skipped test as failed', () => {
    expect(sumOf(report(['passed', 'passed', 'skipped']), 0)).toEqual({ passed: 1, failed: 1, red: ['file-1: test 2 (skipped)'] })
  })

  it('never takes a bad end for a good one', () => {
    expect(sumOf(report(['passed', 'passed']), 1)).toEqual({ passed: 1, failed: 1, red: ['the run ended with exit code 1'] })
    expect(sumOf(null, 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})
