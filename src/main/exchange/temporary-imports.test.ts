import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDir } from '@kit/main/battle'
import { TemporaryImports } from './temporary-imports'

describe('the folders in which imports wait', () => {
  it('are gone after the next start, but for those of another data directory', async () => {
    const parent = await temporaryDir()
    const before = new TemporaryImports('/data/mine', parent)
    for (let count = 0; count < 3; count += 1) await writeFile(join(await before.make(), 'incoming.flagship'), '{')
    const others = await new TemporaryImports('/data/yours', parent).make()
    await mkdir(join(parent, 'flagship-import-of-somebody'))
    expect(await readdir(parent)).toHaveLength(5)
    await new TemporaryImports('/data/mine', parent).clear()
    expect((await readdir(parent)).map(name => join(parent, name)).sort()).toEqual(
      [others, join(parent, 'flagship-import-of-somebody')].sort()
    )
  })
})
