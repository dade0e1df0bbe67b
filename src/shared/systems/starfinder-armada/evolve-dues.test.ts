import { describe, expect, it } from 'vitest'
import { withDue } from './evolve-dues'
import type { SaObligation } from './model/obligation'
import { f } from './testkit'

const due = (id: string, kind: SaObligation['kind']): SaObligation =>
  ({ id, kind, fleetId: f('a'), round: 1, isDeferred: false }) as unknown as SaObligation
const ids = (...kinds: readonly SaObligation['kind'][]): string =>
  kinds
    .reduce<readonly SaObligation[]>((dues, kind, i) => withDue(dues, due(`${kind}${String(i)}`, kind)), [])
    .map(one => one.id)
    .join(' ')

describe('what is owed (SA-Q12, SA-Q39)', () => {
  it('stands as it fell due within a kind', () => {
    expect(ids('critical', 'critical', 'duelVictim')).toBe('critical0 critical1 duelVictim2')
  })
  it('has a late self-destruct and the criticals it brings before the morale of others', () => {
    expect(ids('critical', 'morale', 'selfDestruct', 'critical')).toBe('selfDestruct2 critical0 critical3 morale1')
  })
  it('has routs at its end', () => {
    expect(ids('routCascade', 'morale', 'boarding')).toBe('boarding2 morale1 routCascade0')
  })
})
