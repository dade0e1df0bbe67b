import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stateFormatOf } from '@shared/core/engine/restoring'
import { z } from '@shared/schema/zod'
import { SYSTEM_IDS, systemOf } from '@shared/systems/index'
import { battleSchemas } from '../support/battle-schema'
import { goldenMoments } from '../support/golden-moments'

const FOLDER = join(import.meta.dirname, '../../docs/schema')
const FIXTURES = join(import.meta.dirname, '../fixtures/first')
/** Set by `npm run golden -- --accept`, and to write the schemas anew. */
const isAccepting = process.env['FLAGSHIP_GOLDEN'] === 'accept'

const schemas = [...battleSchemas()]
const written = (schema: unknown): string => `${JSON.stringify(schema, null, 1)}\n`
type Json = Parameters<typeof z.fromJSONSchema>[0]
const readerOf = (name: string): z.ZodType => z.fromJSONSchema(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Json)

interface Export {
  readonly battles: readonly {
    readonly entries: readonly { readonly kind: string; readonly command?: unknown; readonly events?: unknown }[]
  }[]
}
const exported = (game: string): Export => JSON.parse(readFileSync(join(FIXTURES, `${game}.flagship`), 'utf8')) as Export

describe('the open battle format', () => {
  it.each(schemas)('has %s as it follows from the code', (name, schema) => {
    if (isAccepting) {
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(join(FOLDER, name), written(schema))
    }
    expect(readFileSync(join(FOLDER, name), 'utf8')).toBe(written(schema))
  })
  it('has no schema besides', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(schemas.map(([name]) => name).sort())
  })

  const games = schemas.flatMap(([name]) => (name.startsWith('exchange') ? [] : [name.replace(/\.v\d+\.schema\.json$/u, '')]))
  it.each(games)('takes an export of %s, and every act in it', game => {
    const file = exported(game)
    expect(readerOf('exchange.v1.schema.json').safeParse(file).success).toBe(true)
    const ofGame = readerOf(`${game}.v1.schema.json`)
    const acts = file.battles.flatMap(battle => battle.entries.filter(entry => entry.kind === 'command'))
    expect(acts.length).toBeGreaterThan(10)
    expect(acts.filter(({ command, events }) => !ofGame.safeParse({ command, events }).success)).toEqual([])
  })
  it.each(SYSTEM_IDS)('takes a battle of %s that was read from paper, and no other beginning in its place', game => {
    const ofGame = readerOf(`${game}.v1.schema.json`)
    const [state] = goldenMoments(game, 1)
    const act = (type: string) => ({ type, format: stateFormatOf(systemOf(game)), state })
    const fits = (command: string, ...events: readonly string[]): boolean =>
      ofGame.safeParse({ command: act(command), events: events.map(act) }).success
    expect(fits('restoreBattle', 'battleRestored')).toBe(true)
    expect([fits('restoreBattle'), fits('beginBattle', 'battleRestored'), fits('restoreBattle', 'battleBegan')]).toEqual([
      false,
      false,
      false
    ])
  })
  it('refuses a field that nobody named, and an act of another game', () => {
    expect(readerOf('exchange.v1.schema.json').safeParse({ ...exported('xwing'), surprise: 1 }).success).toBe(false)
    const [first] = exported('xwing').battles[0]?.entries ?? []
    expect(readerOf('petit-wargame.v1.schema.json').safeParse({ command: first?.command, events: first?.events }).success).toBe(false)
  })
})
