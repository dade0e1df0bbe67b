import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FILES } from './repository'

const PAGE = FILES.find(file => file.path === 'docs/one-command.md')?.text ?? ''
/** "`name` in [file](path)", also where the line is folded, and where the file is named in brackets or with "of". */
const NAMED = /`(\w+)`(?: there)?(?:,? (?:in|of)|:)?\s+\(?\[[^\]]+\]\(([^)]+)\)/gu

describe('docs/one-command.md', () => {
  const named = [...PAGE.matchAll(NAMED)].map(([, name = '', path = '']) => ({ name, path: posix.join('docs', path) }))

  it('names what the linked file holds', () => {
    expect(named.length).toBeGreaterThan(20)
    const wrong = named.filter(({ name, path }) => !new RegExp(`\\b${name}\\b`, 'u').test(textOf(path)))
    expect(wrong).toEqual([])
  })

  it('follows one command that is still there, from its schema to the disk', () => {
    const command = /^`(\w+)` is how/mu.exec(PAGE)?.[1] ?? ''
    expect(textOf('src/shared/systems/firestorm-armada/schema/shooting-command.ts')).toContain(`typed('${command}'`)
    expect(PAGE).toContain('```mermaid\n')
    for (const room of ['src/shared/systems', 'src/renderer/src/systems', 'src/main/battle', 'src/main/store', 'src/main/stations'])
      expect(PAGE).toContain(`](../${room}/`)
  })
})

function textOf(path: string): string {
  return FILES.find(file => file.path === path)?.text ?? ''
}
