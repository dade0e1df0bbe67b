import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDir } from '@kit/main/battle'
import { checkFiles } from './check-files'

const FIXTURE = join(import.meta.dirname, '../../../tests/fixtures/first/xwing.flagship')

async function checked(...paths: readonly string[]): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const lines: string[] = []
  return { code: await checkFiles(paths, line => lines.push(line)), lines }
}

/** The fixture with one change to its first battle, as text. */
async function spoiled(change: (entries: Record<string, unknown>[]) => void): Promise<string> {
  const file = JSON.parse(await readFile(FIXTURE, 'utf8')) as {
    readonly battles: readonly { readonly entries: Record<string, unknown>[] }[]
  }
  change(file.battles[0]?.entries ?? [])
  const path = join(await temporaryDir(), 'spoiled.flagship')
  await writeFile(path, JSON.stringify(file))
  return path
}

describe('the checker of the battle format', () => {
  it('says what a sound file holds', async () => {
    const { code, lines } = await checked(FIXTURE)
    expect(code).toBe(0)
    expect(lines[0]).toMatch(/: fit, campaigns 1, battles 1, entries \d+$/u)
  })
  it('names the entry whose events its dice do not give', async () => {
    const path = await spoiled(entries => entries[3] !== undefined && (entries[3]['events'] = []))
    expect(await checked(path)).toEqual({ code: 1, lines: [`${path}: inconsistent at battles.0.entries.3`] })
  })
  it('names the field that has the wrong form', async () => {
    const path = await spoiled(entries => entries[2] !== undefined && (entries[2]['seq'] = 'three'))
    expect(await checked(path)).toEqual({ code: 1, lines: [`${path}: invalid at battles.0.entries.2.seq`] })
  })
  it('goes on to the next file after one that cannot be read', async () => {
    const { code, lines } = await checked('/nowhere/at-all.flagship', FIXTURE)
    expect(code).toBe(1)
    expect(lines).toEqual(['/nowhere/at-all.flagship: unreadable', expect.stringContaining(': fit')])
  })
  it('asks for a file', async () => {
    expect(await checked()).toEqual({ code: 2, lines: ['Usage: host check FILE...'] })
  })
})
