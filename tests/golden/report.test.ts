import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import type { LogEntry } from '@shared/core/log/entry'
import { attacksCsv, attacksJsonLines } from '@shared/report/attack-rows'
import { gmReplay, playersReplay } from '@shared/replay/make-replay'
import { packed, unpacked, type PackedReplay } from '@shared/replay/packed'
import { gmAccount } from '@shared/report/gm-account'
import { playersAccount } from '@shared/report/players-account'
import { stepsInForce } from '@shared/report/steps-in-force'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import { goldenBattles, shortOf } from '../support/golden-battles'

describe.each(SYSTEM_IDS)('the report of %s', id => {
  const system = hostedSystem(id)
  const battles = [...goldenBattles(system.rules)] as unknown as readonly [
    string,
    { readonly entries: readonly LogEntry<Typed, Typed>[] }
  ][]

  it.each(battles)('tells %s by what its states and events say', (_file, { entries }) => {
    const { sides, units, fighting, rounds, turningPoints, isOver, ending } = gmAccount(system, entries)
    const end = entries.flatMap(entry => (entry.kind === 'command' ? entry.events : [])).reduce(system.rules.evolve, system.rules.initial)
    const last = system.report.unitsOf(end)
    expect(units.map(unit => [unit.name, unit.standing, unit.hull])).toEqual(last.map(unit => [unit.name, unit.standing, unit.hull]))
    expect(isOver).toBe(system.momentOf(end).isOver)
    expect(ending).toEqual(system.rules.viewFor(end, { kind: 'gm' }).ending ?? null)
    const table = { kind: 'table' } as const
    expect(playersAccount(system, entries, table).ending).toEqual(system.rules.viewFor(end, table).ending ?? null)
    expect(rounds.at(-1)?.hull).toEqual(sides.map(side => side.hull?.left ?? null))
    if (fighting === null) throw new Error('no fighting')
    const landed = fighting.attacks.reduce((sum, attack) => sum + attack.landed, 0)
    const inTables = fighting.damage.flatMap(table => table.cells.flat()).reduce((sum, cell) => sum + cell, 0)
    // Damage to one's own side is in no table.
    const atOwn = fighting.attacks.filter(({ attacker, target }) => units[attacker]?.side === units[target]?.side)
    expect(inTables).toBe(landed - atOwn.reduce((sum, attack) => sum + attack.landed, 0))
    expect(fighting.best?.damage).toBe(fighting.best?.attacks.reduce((sum, i) => sum + (fighting.attacks[i]?.landed ?? 0), 0))
    expect(fighting.attacks.length).toBeGreaterThan(0)
    expect(turningPoints.length).toBeLessThanOrEqual(5)
    const rolled = entries.flatMap(entry => (entry.kind === 'command' ? entry.dice.flatMap(dice => dice.faces) : [])).length
    expect(fighting.luck.dice.reduce((sum, { hand, host }) => sum + hand.rolled + host.rolled, 0)).toBe(rolled)
    for (const { got, mean, variance } of fighting.luck.sums) {
      expect(mean).toBeGreaterThan(0)
      expect(variance).toBeGreaterThan(0)
      // Six deviations: no honest dice stray that far.
      expect(Math.abs(got - mean)).toBeLessThan(6 * Math.sqrt(variance))
    }
  })

  it.each(battles)('tells %s as it was kept, to the game master and to the players', async (file, { entries }) => {
    const { fighting, ...whole } = gmAccount(system, entries)
    const players = playersAccount(system, entries, { kind: 'table' })
    const parts = Object.entries({ ...whole, ...fighting, ...prefixed('players', players) })
    const lines = parts.map(([part, told]) => `${part} ${shortOf(told)}\n`)
    await expect(lines.join('')).toMatchFileSnapshot(join(import.meta.dirname, id, file.replace('.battle.json', '.account.txt')))
  })

  it.each(battles)('plays %s back as it was, to the game master and to the players', (_file, { entries }) => {
    const steps = stepsInForce(entries)
    const end = steps.flatMap(({ events }) => events).reduce(system.rules.evolve, system.rules.initial)
    for (const [viewer, replay] of [
      [{ kind: 'gm' }, gmReplay(system, entries)],
      [{ kind: 'table' }, playersReplay(system, entries, { kind: 'table' })]
    ] as const) {
      expect(replay.frames.at(-1)?.view).toEqual(system.rules.viewFor(end, viewer))
      expect(unpacked(JSON.parse(JSON.stringify(packed(replay))) as PackedReplay)).toEqual(replay)
      expect(JSON.stringify(packed(replay)).length).toBeLessThan(JSON.stringify(replay).length / 4)
      expect(replay.frames.slice(1).every(({ says, dice }) => says.length + dice.length > 0)).toBe(true)
    }
    const { frames, turns } = gmReplay(system, entries)
    expect(turns.map(turn => frames[turn]?.seq)).toEqual(gmAccount(system, entries).turningPoints.map(({ seq }) => seq))
    expect(frames.flatMap(frame => frame.dice.flatMap(({ faces }) => faces))).toEqual(
      steps.flatMap(step => step.dice.flatMap(({ faces }) => faces))
    )
    expect(playersReplay(system, entries, { kind: 'table' }).frames.flatMap(({ dice }) => dice)).toEqual([])
  })

  it('has no time where no entry is left', () => {
    expect(gmAccount(system, [])).toMatchObject({ beganAt: 0, endedAt: 0, isOver: false, units: [] })
  })

  it('gives a row for each attack, as CSV and as JSON Lines', () => {
    const [[, { entries }] = ['', { entries: [] }]] = battles
    const account = gmAccount(system, entries)
    const rows = attacksJsonLines(account).trimEnd().split('\n')
    expect(rows.map(row => (JSON.parse(row) as { entry: number }).entry)).toEqual(account.fighting?.attacks.map(attack => attack.seq))
    expect(attacksCsv(account).trimEnd().split('\r\n')).toHaveLength(rows.length + 1)
  })

  it('leaves out of the players’ copy whatever it knows by the log alone', () => {
    const [[, { entries }] = ['', { entries: [] }]] = battles
    const { copy, fighting, officers, units, rounds } = playersAccount(system, entries, { kind: 'side', sideId: 'A' })
    expect([copy, fighting, officers]).toEqual(['players', null, []])
    expect(units.every(unit => unit.fate?.by === undefined || unit.fate.by === null)).toBe(true)
    expect(rounds.flatMap(round => round.phases).length).toBeGreaterThan(0)
  })
})

const prefixed = (prefix: string, parts: object): object =>
  Object.fromEntries(Object.entries(parts).map(([part, told]) => [`${prefix}.${part}`, told as unknown]))
