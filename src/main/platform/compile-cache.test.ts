import { mkdirSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { temporaryDir } from '@kit/main/battle'
import { keepCompiled, type CompileCache } from './compile-cache'

/** A build, and a folder with what was kept of an earlier one. */
async function build() {
  const dir = await temporaryDir()
  const entry = join(dir, 'web.js')
  const folder = join(dir, 'compiled')
  await writeFile(entry, '')
  await mkdir(join(folder, 'earlier'), { recursive: true })
  return { entry, folder }
}

describe('what Node compiles of this build', () => {
  it('is kept in a folder of its own, written once the start is over, and that of earlier builds is deleted', async () => {
    const { entry, folder } = await build()
    const asked: string[] = []
    let flushes = 0
    const node: CompileCache = {
      enableCompileCache: own => {
        asked.push(own)
        mkdirSync(own, { recursive: true })
        return { directory: own }
      },
      flushCompileCache: () => void (flushes += 1)
    }
    keepCompiled(entry, { folder, node, afterMs: 20 })
    expect([asked.length, flushes]).toEqual([1, 0])
    await expect.poll(() => readdir(folder)).toEqual([asked[0]?.slice(folder.length + 1)])
    expect(flushes).toBe(1)
    keepCompiled(entry, { folder, node, afterMs: 20 })
    expect(asked[1]).toBe(asked[0])
  })

  it('is not kept by a Node that cannot', async () => {
    const { entry, folder } = await build()
    keepCompiled(entry, { folder, node: {}, afterMs: 1 })
    await pause(20)
    expect(await readdir(folder)).toEqual(['earlier'])
  })

  it('fails no start where it cannot be kept', async () => {
    const { entry, folder } = await build()
    const refuses: CompileCache = { enableCompileCache: () => ({}) }
    const throws: CompileCache = {
      enableCompileCache: () => {
        throw new Error('broken')
      }
    }
    const breaks: CompileCache = {
      enableCompileCache: own => ({ directory: own }),
      flushCompileCache: () => {
        throw new Error('disk full')
      }
    }
    for (const node of [refuses, throws, breaks]) keepCompiled(entry, { folder, node, afterMs: 1 })
    keepCompiled(`${entry}.gone`, { folder, node: breaks, afterMs: 1 })
    await pause(20)
    expect(await readdir(folder)).toEqual(['earlier'])
  })
})
