import { describe, expect, it } from 'vitest'
import { REQUIREMENTS } from '@shared/systems/starfinder-armada/requirements'
import { REFUSAL_RULES } from './refusal-rules'

const said: Readonly<Record<string, string>> = REQUIREMENTS

describe('the rules refusals cite', () => {
  it('are requirements there are', () => {
    for (const rule of Object.values(REFUSAL_RULES)) if (rule !== null) expect(Object.keys(said)).toContain(rule)
  })
  it('are, for help on a flat check, the rule that says what one is (SA-050)', () => {
    expect(said[REFUSAL_RULES['flat-check'] ?? '']).toContain('flat check')
  })
})
