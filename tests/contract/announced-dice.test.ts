import { describe, expect, it } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import { SYSTEM_IDS, systemOf } from '@shared/systems/index'
import { goldenBattles } from '../support/golden-battles'

/** Acts that name what dice would have said, and so roll none, or fewer. */
const NAMED = new Set(['settleCritical', 'settleExplosion'])

describe.each(SYSTEM_IDS)('what is owed in %s', id => {
  it('announces the dice that its rule then asks for, and for whom', () => {
    const rules = systemOf(id)
    const wrong: string[] = []
    let rolled = 0
    for (const [file, { entries }] of goldenBattles(rules)) {
      let state = rules.initial
      for (const { seq, command, dice, events } of entries) {
        const due = dueOf(rules.obligations(state), command)
        const [first] = dice
        if (due !== undefined && due.dice !== null && first !== undefined) {
          const { die } = due.dice
          rolled += 1
          // Each side rolls for itself, and once more where they are level.
          const isOfSides = due.kind === 'initiative' || due.kind === 'deployRoll'
          const asked = isOfSides ? [...new Map([...dice].reverse().map(one => [one.actor, one] as const)).values()] : [first]
          const count = asked.reduce((sum, { faces }) => sum + faces.length, 0)
          if (first.die !== die || (count !== due.dice.count && !NAMED.has(command.type)))
            wrong.push(`${file} ${String(seq)} ${command.type}: ${String(due.dice.count)}${die}, then ${String(count)}${first.die}`)
        }
        state = events.reduce(rules.evolve, state)
      }
    }
    expect(wrong).toEqual([])
    expect(rolled).toBeGreaterThan(0)
  })
})

interface Due {
  readonly id: string
  readonly kind: string
  readonly dice: { readonly die: string; readonly count: number } | null
}

/** What the command settles: by its id, or in games that owe one thing at a time, that. */
function dueOf(dues: readonly Due[], command: Typed & { readonly obligationId?: string }): Due | undefined {
  const named = dues.find(due => due.id === command.obligationId)
  return named ?? (command.obligationId === undefined && dues.length === 1 ? dues[0] : undefined)
}
