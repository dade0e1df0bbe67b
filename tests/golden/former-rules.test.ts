import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { submit } from '@shared/core/engine/submit'
import type { CommandEntry } from '@shared/core/log/entry'
import { checkEntries } from '@shared/exchange/check-entries'
import { canonicalJson } from '@shared/kernel/canonical-json'
import type { SystemId } from '@shared/systems/index'
import { hostedSystem } from '@shared/systems/index'
import type { WireCommand } from '@shared/ipc/battle'

/** The beginning of a battle as the rules of its day decided it. Such a file is never made anew. */
interface FormerBattle {
  readonly system: SystemId
  readonly rulesVersion: number
  readonly entries: readonly CommandEntry<WireCommand, WireCommand>[]
  readonly end: unknown
}

const FORMER = join(import.meta.dirname, 'former')
const battles = readdirSync(FORMER).map(file => ({ file, ...(JSON.parse(readFileSync(join(FORMER, file), 'utf8')) as FormerBattle) }))

describe.each(battles)('a battle kept under former rules: $file', ({ system, rulesVersion, entries, end }) => {
  const hosted = hostedSystem(system)

  it('was decided by other rules than today’s', () => {
    expect(rulesVersion).toBeLessThan(hosted.rules.rulesVersion)
    expect(new Set(entries.map(entry => entry.rulesVersion))).toEqual(new Set([rulesVersion]))
    const again = entries.filter(isDecidedAgain())
    expect(again.length).toBeGreaterThan(0)
    expect(again.length).toBeLessThan(entries.length)
  })

  it('folds to where it stood, and is taken in from a file', () => {
    const taken = checkEntries(hosted, entries)
    expect(canonicalJson(taken)).toBe(canonicalJson({ ok: true, value: end }))
  })

  /** Whether the same faces decide it the same today, entry by entry. */
  function isDecidedAgain(): (entry: CommandEntry<WireCommand, WireCommand>) => boolean {
    let state = hosted.rules.initial
    return ({ command, dice, events, overruled }) => {
      const before = state
      state = events.reduce<unknown>((now, event) => hosted.rules.evolve(now, event), state)
      try {
        const faces = dice.map(roll => roll.faces)
        const played = submit(hosted.rules, before, command, faces, overruled?.refusals ?? [])
        return played.kind === 'decided' && canonicalJson(played.events) === canonicalJson(events)
      } catch {
        // Its faces are not on the dice that are asked for today.
        return false
      }
    }
  }
})
