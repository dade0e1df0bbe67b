import { compile, createCoreContext, registerMessageCompiler, translate } from '@intlify/core-base'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { compiled, isOfMessages } from './compile-messages'

registerMessageCompiler(compile)

const SAID = {
  plain: 'Close',
  named: 'Undo {what}',
  plural: 'no fleet | 1 fleet | {count} fleets',
  quoted: 'The “{name}” | of it'
}

describe('compiled messages', () => {
  it('say what the texts say', () => {
    const sayWith = (en: typeof SAID) => {
      const context = createCoreContext({ locale: 'en', messages: { en } })
      return (key: string, named: Record<string, unknown>, count: number) => translate(context, key, named, count)
    }
    const [plain, made] = [sayWith(SAID), sayWith(JSON.parse(compiled(JSON.stringify(SAID), 'x')) as typeof SAID)]
    const values = { what: 'fire', name: 'Bow', count: 3 }
    for (const key of Object.keys(SAID)) {
      for (const count of [0, 1, 3]) expect(made(key, values, count), key).toBe(plain(key, values, count))
    }
    expect(made('plural', { count: 3 }, 3)).toBe('3 fleets')
  })
  it('are whole: every file of every language can be taken apart', () => {
    for (const locale of LOCALES) {
      const folder = join('src/renderer/src/i18n', locale)
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'))
      expect(names.length).toBeGreaterThan(8)
      for (const name of names) {
        const path = join(folder, name)
        expect(isOfMessages(path), path).toBe(true)
        expect(() => compiled(readFileSync(path, 'utf8'), path)).not.toThrow()
      }
    }
  })
  it('name the text with a mistake in it', () => {
    expect(() => compiled('{"area":{"broken":"Undo {what"}}', 'en/app.json')).toThrow('en/app.json: broken')
  })
})
