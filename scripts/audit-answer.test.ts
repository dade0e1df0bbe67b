import { describe, expect, it } from 'vitest'
import { answerOf } from './audit-answer.mjs'

const report = (...found: readonly (readonly [string, string])[]): string =>
  JSON.stringify({ vulnerabilities: Object.fromEntries(found.map(([name, severity]) => [name, { name, severity, range: '<2' }])) })

describe('the answer of the registry (S6)', () => {
  it('is good when nothing grave is known', () => {
    expect(answerOf(report(['a', 'moderate'], ['b', 'low']))).toEqual({
      state: 'none',
      lines: ['No known vulnerabilities rated high or worse']
    })
    expect(answerOf(report()).state).toBe('none')
  })

  it('names what is grave', () => {
    expect(answerOf(report(['a', 'high'], ['b', 'low'], ['c', 'critical']))).toEqual({
      state: 'known',
      lines: ['high: a <2', 'critical: c <2']
    })
  })

  it('is told to be missing, with the reason', () => {
    for (const [json, why] of [
      ['', 'no answer'],
      ['{"message":"405 Method Not Allowed"}', '405'],
      ['{"error":{"summary":"offline"}}', 'offline']
    ] as const) {
      const { state, lines } = answerOf(json)
      expect([state, lines.join()]).toEqual(['silent', expect.stringContaining(why)])
    }
  })
})
