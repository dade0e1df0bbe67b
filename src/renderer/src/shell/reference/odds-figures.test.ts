import { describe, expect, it } from 'vitest'
import type { DiceRule } from '../../contract/dice-rule'
import { loadPanels, SYSTEM_IDS } from '../../systems/registry'
import { chanceOfAtLeast, heatMap, oddsFigures } from './odds-figures'

async function diceOf(id: (typeof SYSTEM_IDS)[number]): Promise<DiceRule> {
  const { odds } = await loadPanels(id)
  if (odds === undefined) throw new Error(`${id} has no dice`)
  return odds()
}

describe('the figures of a pool', () => {
  const chances = { first: 0, chances: [0.25, 0.5, 0.25, 0.0001], isOpen: false }

  it('are the chance of each outcome and of it or more, without the least likely at the end', () => {
    expect(oddsFigures(chances).outcomes).toEqual([
      { outcome: 0, exactly: 0.25, atLeast: 1 },
      { outcome: 1, exactly: 0.5, atLeast: 0.75 },
      { outcome: 2, exactly: 0.25, atLeast: 0.25 }
    ])
  })
  it('have the mean of all', () => expect(oddsFigures(chances).expected).toBeCloseTo(1.0003))
  it('tell the chance of any target', () => {
    expect([-1, 0, 1, 2, 9].map(target => chanceOfAtLeast({ ...chances, chances: [0.25, 0.5, 0.25] }, target))).toEqual([
      1, 1, 0.75, 0.25, 0
    ])
  })
})

describe.each(SYSTEM_IDS)('the dice of %s', id => {
  const loaded = () => diceOf(id)
  const startOf = ({ fields }: Awaited<ReturnType<typeof loaded>>) => Object.fromEntries(fields.map(field => [field.id, field.start]))

  it('have chances that add up to one, at the start and at every limit', async () => {
    const rule = await loaded()
    for (const values of [
      startOf(rule),
      ...rule.fields.flatMap(field => [field.min, field.max].map(value => ({ ...startOf(rule), [field.id]: value })))
    ]) {
      const { chances } = rule.chances(values)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
      expect(chances.every(chance => chance >= 0 && chance < 1 + 1e-9)).toBe(true)
    }
  })
  it('have a map over two of their fields, whose cell at hand says what the calculator says', async () => {
    const rule = await loaded()
    const values = startOf(rule)
    const { rows, columns, cells } = heatMap(rule, values, 2)
    expect(rows.length * columns.length).toBeGreaterThan(20)
    const [row, column] = rule.map.map(axis => values[axis] ?? 0)
    expect(cells[rows.indexOf(row ?? 0)]?.[columns.indexOf(column ?? 0)]).toBe(chanceOfAtLeast(rule.chances(values), 2))
  })
})

describe('chances known from elsewhere', () => {
  const chance = async (id: (typeof SYSTEM_IDS)[number], values: Readonly<Record<string, number>>, target: number): Promise<number> =>
    chanceOfAtLeast((await diceOf(id)).chances(values), target)

  it('are those of a d20 and a d4 in armada combat (SA-093)', async () => {
    expect(await chance('starfinder-armada', { needs: 11, dice: 1, sides: 0, perDie: 0, twice: 0 }, 1)).toBeCloseTo(0.5)
    expect(await chance('starfinder-armada', { needs: 11, dice: 1, sides: 0, perDie: 0, twice: 1 }, 1)).toBeCloseTo(0.75)
    expect(await chance('starfinder-armada', { needs: 1, dice: 1, sides: 0, perDie: -1, twice: 0 }, 1)).toBeCloseTo(0.75)
  })
  it('are those of exploding sixes (FA-017, DW-043)', async () => {
    expect(await chance('firestorm-armada', { dice: 1, from: 4, six: 0 }, 1)).toBeCloseTo(1 / 2)
    expect(await chance('firestorm-armada', { dice: 1, from: 4, six: 0 }, 3)).toBeCloseTo(1 / 12)
    expect(await chance('dystopian-wars', { dice: 1, needed: 4, six: 2, reroll: 1 }, 1)).toBeCloseTo(3 / 4)
  })
  it('are those of attack and defense dice (XW-022)', async () => {
    expect(await chance('xwing', { attack: 1, defense: 0 }, 1)).toBeCloseTo(1 / 2)
    expect(await chance('xwing', { attack: 1, defense: 0, focus: 1 }, 1)).toBeCloseTo(3 / 4)
    expect(await chance('xwing', { attack: 1, defense: 1 }, 1)).toBeCloseTo((1 / 2) * (5 / 8))
  })
  it('are those of 2d6 below a score (PW-054)', async () => {
    expect(await chance('petit-wargame', { score: 2, defence: 1 }, 1)).toBeCloseTo(0)
    expect(await chance('petit-wargame', { score: 12, defence: 1 }, 1)).toBeCloseTo(35 / 36)
  })
})
