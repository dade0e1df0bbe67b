import { describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { hostedSystem, SYSTEM_IDS, systemOf } from './index'

describe.each(SYSTEM_IDS)('%s in the list of systems', id => {
  const { rules, sampleRosters, isFit, beginCommand, momentOf, rosterSchema, commandSchema } = hostedSystem(id)
  let count = 0
  const samples = sampleRosters(() => `id-${String((count += 1))}`, 'en')
  const command = beginCommand({
    name: 'First',
    sides: samples.map((roster, i) => ({ sideId: 'AB'.charAt(i), roster })),
    rulings: {}
  })

  it('stands under its own id and gives the rules alone to those who need no more', () => {
    expect(rules.id).toBe(id)
    expect(systemOf(id)).toBe(rules)
  })

  it('offers samples that are fit and pass the wall unchanged', () => {
    expect(samples.length).toBeGreaterThanOrEqual(2)
    for (const sample of samples) {
      expect(isFit(sample, {})).toBe(true)
      expect(rosterSchema.parse(sample)).toEqual(sample)
    }
    expect(commandSchema.parse(command)).toEqual(command)
  })

  it('gives everything in its samples a fresh id of its own', () => {
    const ids = [...JSON.stringify(samples).matchAll(/"id":"(id-\d+)"/gu)].map(([, id]) => id)
    expect([ids.length, new Set(ids).size]).toEqual([count, count])
  })

  it('names its samples in the language asked for, and nothing else in them differs', () => {
    const [english, french] = LOCALES.map(locale => {
      let made = 0
      return sampleRosters(() => `id-${String((made += 1))}`, locale)
    })
    expect(withoutNames(french)).toEqual(withoutNames(english))
    const [namesBefore, namesAfter] = [namesIn(english), namesIn(french)]
    expect(namesAfter.length).toBe(namesBefore.length)
    expect(new Set(namesAfter).size).toBe(new Set(namesBefore).size)
    expect(namesAfter.filter((name, i) => name !== namesBefore[i]).length).toBeGreaterThan(namesBefore.length / 2)
    expect(namesAfter.filter(name => name.includes("'"))).toEqual([])
  })

  it('begins with them without dice and knows where it stands', () => {
    expect(rules.check(rules.initial, command)).toBeNull()
    const step = rules.decide(rules.initial, command).next()
    expect(step.done).toBe(true)
    const state = step.done === true ? step.value.reduce((before, event) => rules.evolve(before, event), rules.initial) : null
    expect(momentOf(state)).toMatchObject({ isOver: false })
    expect(momentOf(state).round).toBeLessThanOrEqual(1)
    expect(momentOf(state).phase).not.toBe('')
  })
})

function withoutNames(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, part: unknown) => (key === 'name' ? '' : part))
}

function namesIn(value: unknown): readonly string[] {
  const names: string[] = []
  JSON.stringify(value, (key, part: unknown) => {
    if (key === 'name') names.push(String(part))
    return part
  })
  return names
}
