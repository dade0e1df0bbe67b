import { describe, expect, it } from 'vitest'
import { aForce, aSquadron, aUnit, aWing, battle } from '@kit/systems/dystopian-wars'
import { reinforcements, joiningForce, reserveOf } from './reinforcements'

const force = aForce('us', aSquadron('line', [aUnit('a'), aUnit('b')], [aWing('f')]), aSquadron('lone', [aUnit('c')]))
const NOBODY = { squadrons: [], units: [], wings: [] }
const chosen = (id: string): readonly string[] => {
  let last = 0
  const come = reinforcements([force], id, NOBODY, () => `n${String((last += 1))}`)
  const all = come.flatMap(squadron => [squadron, ...squadron.units, ...squadron.wings])
  return [all.map(one => one.name).join(' '), ...all.map(one => one.id).filter(one => !one.startsWith('n'))]
}

describe('who may come late (DW-001)', () => {
  it('is a squadron, or a unit or wing of several', () => {
    expect(reserveOf(force).parts.map(part => part.name)).toEqual(['line', 'line, a', 'line, b', 'line, f', 'lone'])
  })
  it.each([
    ['us', 'line a b f lone c'],
    ['line', 'line a b f'],
    ['b', 'b b'],
    ['f', 'f f'],
    ['x', '']
  ])('comes by the id %s, with ids of its own', (id, names) => {
    expect(chosen(id)).toEqual([names])
  })
  it('bears a name of its own beside the same force fighting already', () => {
    const [line, lone] = reinforcements([force], 'us', battle(force.squadrons, []), () => 'n')
    expect([line?.name, ...(line?.units ?? []).map(one => one.name), ...(line?.wings ?? []).map(one => one.name)]).toEqual([
      'line 2',
      'a 2',
      'b 2',
      'f 2'
    ])
    expect(lone?.units[0]?.name).toBe('c 2')
  })
  it('that comes alone lends its squadron its name, number and all', () => {
    const [alone] = reinforcements([force], 'b', battle(force.squadrons, []), () => 'n')
    expect([alone?.name, alone?.units[0]?.name]).toEqual(['b 2', 'b 2'])
  })
  it('may be a force of its own, named like theirs: whole with its cards, in part without', () => {
    const present = battle(force.squadrons, [])
    const own = [{ ...force, allowIllegal: false }]
    const whole = joiningForce(own, 'us', present, () => 'n')
    expect(whole).toMatchObject({ id: 'n', name: 'us 2', cards: 2, allowIllegal: false })
    expect(whole?.squadrons.map(squadron => squadron.name)).toEqual(['line 2', 'lone 2'])
    expect(joiningForce(own, 'b', present, () => 'n')).toMatchObject({
      name: 'us 2',
      cards: 0,
      allowIllegal: true,
      squadrons: [{ name: 'b 2' }]
    })
    expect(joiningForce(own, 'x', present, () => 'n')).toBeNull()
  })
})
