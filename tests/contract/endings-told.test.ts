import { describe, expect, it } from 'vitest'
import { submit } from '@shared/core/engine/submit'
import type { Typed } from '@shared/core/engine/rule-system'
import { KNOWLEDGE } from '@shared/core/view/known'
import type { EndingView } from '@shared/core/view/table-view'
import type { Viewer } from '@shared/core/view/viewer'
import { present } from '@shared/kernel/present'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems'
import { HANDS } from '../support/any-game/hands'

const PLAYED = SYSTEM_IDS.flatMap(id => (HANDS[id] === undefined ? [] : [{ id, hand: HANDS[id] }]))
/** The game master, the player screen, a side and a phone. */
const VIEWERS: readonly Viewer[] = [
  { kind: 'gm' },
  { kind: 'table' },
  { kind: 'side', sideId: 'A' },
  { kind: 'station', sideId: 'B', ownIds: [] }
]

describe.each(PLAYED)('the end of a battle of $id', ({ id, hand: { fell, hurt, end } }) => {
  const { rules, carry, report, momentOf, beginCommand, sampleRosters, opening } = hostedSystem(id)
  let count = 0
  const rosters = sampleRosters(() => `r${String((count += 1))}`, 'en').slice(0, 2)
  const sides = rosters.map((roster, i) => ({ sideId: 'AB'.charAt(i), roster }))

  function play(state: unknown, command: Typed): unknown {
    const played = submit(rules, state, command, [])
    if (played.kind !== 'decided') throw new Error(`${command.type}: ${JSON.stringify(played)}`)
    return played.state
  }
  /** A battle in which the second side has lost everybody, or nobody; deployed, so that everybody is in sight. */
  function fought(isLost: boolean, ending: Typed | null = end, ruled: Readonly<Record<string, string>> = {}): unknown {
    let state = play(rules.initial, beginCommand({ name: 'Gap', sides, rulings: ruled }))
    for (let act = opening?.(state) ?? null; act !== null; act = opening?.(state) ?? null) {
      const played = submit(rules, state, act, [])
      if (played.kind !== 'decided') break
      state = played.state
    }
    const there = new Set(report.unitsOf(state).map(unit => unit.id))
    const lost = carry.partsOf(present(rosters[1], 'a roster')).filter(part => isLost && there.has(part.id))
    for (const part of lost) if (!momentOf(state).isOver) state = felled(state, part.id)
    return ending === null || momentOf(state).isOver ? state : play(state, ending)
  }
  /** After a correction, if there is one of that kind for the unit. */
  function corrected(state: unknown, command: Typed): unknown {
    const played = submit(rules, state, command, [])
    return played.kind === 'decided' ? played.state : state
  }
  /** Wings have a correction of their own. */
  function felled(state: unknown, unitId: string): unknown {
    const status = id === 'dystopian-wars' ? 'removed' : 'destroyed'
    const isWing = submit(rules, state, fell(unitId), []).kind === 'refused'
    return play(state, isWing ? ({ type: 'correctWing', wingId: unitId, correction: { status }, reason: '' } as Typed) : fell(unitId))
  }
  const endingFor = (state: unknown, viewer: Viewer): EndingView | undefined => rules.viewFor(state, viewer).ending

  it.each(VIEWERS)('is told to the $kind: who is left, why, and both sides', viewer => {
    const { victor, says, why, sides: left } = present(endingFor(fought(true), viewer), 'its ending')
    expect(victor).toBe(0)
    expect(says.values).toMatchObject({ side: rules.viewFor(fought(true), viewer).sides[0]?.name })
    expect(why.key).toMatch(/\.(?:why\.alone|beaten|named|ruled)$/u)
    expect(left).toHaveLength(2)
  })

  it('has no winner where the game master ends it with both in the fight, and is not told before', () => {
    for (const viewer of VIEWERS) {
      const { victor, says } = present(endingFor(fought(false), viewer), 'its ending')
      expect(victor).toBeNull()
      expect(says.key).toMatch(/^view\.ending\.(?:ahead|open)$/u)
      expect(endingFor(fought(false, null), viewer)).toBeUndefined()
    }
  })

  it.each(KNOWLEDGE)('never says that one side is ahead to one and another to others, where of enemies is known: %s', known => {
    const ruled = Object.fromEntries(rules.rulings.flatMap(({ key }) => (key.endsWith('enemyKnown') ? [[key, known]] : [])))
    const whole = fought(false, null, ruled)
    const all = report.unitsOf(whole)
    const named = new Set<unknown>()
    for (let many = 0; many < 6; many += 1) {
      const hit = all.filter((_, i) => (i * 7 + many * 3) % 6 < many).map(unit => hurt(unit.id))
      const lost = all.filter(unit => unit.sideId === 'AB'.charAt(many % 2)).slice(0, many % 3)
      const before = [...hit, ...lost.map(unit => fell(unit.id))].reduce((state, act) => corrected(state, act as Typed), whole)
      const endings = VIEWERS.map(viewer => present(endingFor(play(before, end), viewer), 'its ending'))
      const ahead = endings.flatMap(({ kind, says, victor }) => {
        const name = victor === null ? undefined : rules.viewFor(before, { kind: 'gm' }).sides[victor]?.name
        return kind === 'ahead' ? [says.values?.['side']] : (name ?? [])
      })
      expect([...new Set(ahead)].length).toBeLessThanOrEqual(1)
      for (const name of ahead) named.add(name)
    }
    if (known === 'everything') expect(named.size).toBeGreaterThan(0)
  })

  it('tells a side nothing of what became of those it never saw', () => {
    const whole = fought(false, null)
    const { id: enemy, group } = present(
      report
        .unitsOf(whole)
        .filter(unit => unit.sideId === 'B')
        .at(-1),
      'an enemy'
    )
    const out = new Set(report.hideable(whole).flatMap(one => ([enemy, group.id].includes(one.id) ? [one.id] : [])))
    const told = (state: unknown): unknown => rules.viewFor(report.withHidden(play(state, end), out), { kind: 'side', sideId: 'A' })
    expect(out.size).toBe(1)
    expect(told(felled(whole, enemy))).toEqual(told(whole))
  })
})
