import { beforeAll, describe, expect, it } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import { submit } from '@shared/core/engine/submit'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { SYSTEM_IDS, systemOf, type ErasedSystem } from '@shared/systems/index'
import { correctable, type CorrectableSystem } from '../support/corrected-tables'
import { sampled } from '../support/explored'
import { goldenBattles } from '../support/golden-battles'

describe.each(SYSTEM_IDS)('a corrected entry in the tables of %s', id => {
  const kept = [...goldenBattles<unknown, Typed, Typed, string>(systemOf(id)).values()]
  const battles = kept.map(({ entries, end }) => ({ entries, events: entries.flatMap(entry => entry.events), end: canonicalJson(end) }))
  let system: CorrectableSystem
  beforeAll(async () => {
    system = await correctable(id)
  })

  const endsAsKept = (rules: ErasedSystem): boolean =>
    battles.every(
      ({ events, end }) => canonicalJson(events.reduce<unknown>((state, event) => rules.evolve(state, event), rules.initial)) === end
    )

  it('changes no battle that was fought, whichever it is', () => {
    expect(system.entries.length).toBeGreaterThan(0)
    expect(endsAsKept(system.corrected())).toBe(true)
    const rewriting = sampled([...system.entries.entries()], 4, 0).filter(([index]) => !endsAsKept(system.corrected(index)))
    expect(rewriting.map(([, entry]) => entry.at)).toEqual([])
  })

  it('changes what is decided from now on', () => {
    expect(decidesAsKept(system.corrected())).toBe(true)
    expect(system.entries.some((_entry, index) => !decidesAsKept(system.corrected(index)))).toBe(true)
  })

  /** Whether the first battle’s commands still give the same events. */
  function decidesAsKept(rules: ErasedSystem): boolean {
    let state = rules.initial
    return (battles[0]?.entries ?? []).every(({ command, dice, events, overruled }) => {
      const before = state
      state = events.reduce<unknown>((now, event) => rules.evolve(now, event), state)
      try {
        const faces = dice.map(answered => answered.faces)
        const played = submit(rules, before, command, faces, overruled?.refusals ?? [])
        return played.kind === 'decided' && canonicalJson(played.events) === canonicalJson(events)
      } catch {
        // Its faces no longer fit the requests.
        return false
      }
    })
  }
})

describe('the correction of a table', () => {
  it('is noticed where a fold reads the table', async () => {
    const system = await correctable('xwing', (path, text) => {
      if (path.endsWith('/tables/limits.ts')) return `${text}\nexport const PLANTED = tableEntries[0]`
      if (!path.endsWith('/xwing/index.ts')) return text
      const folding = text.replace(/^ {6}evolve,$/mu, '      evolve: state => ({ ...state, planted: PLANTED }),')
      return `import { PLANTED } from './tables/limits'\n${folding}`
    })
    const [before, after] = [system.corrected(), system.corrected(0)].map(rules => rules.evolve(rules.initial, { type: 'planted' }))
    expect(canonicalJson(before)).not.toBe(canonicalJson(after))
  })
})
