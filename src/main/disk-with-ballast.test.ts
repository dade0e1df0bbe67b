import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diskThatFails, temporaryDir } from '@kit/main/battle'
import { diskWithBallast } from './disk-with-ballast'
import { BALLAST_BYTES } from './store/disk/ballast'
import { nodeDisk } from './store/disk/node-disk'

const sizeOf = (path: string) =>
  stat(path).then(
    found => found.size,
    () => null
  )

describe('room kept in reserve', () => {
  it('is given back when the disk is full, and the write fails all the same', async () => {
    const dir = await temporaryDir()
    const logged: string[] = []
    let isFull = false
    const disk = await diskWithBallast(
      diskThatFails(() => isFull),
      dir,
      what => logged.push(what)
    )
    expect(await sizeOf(join(dir, 'ballast'))).toBe(BALLAST_BYTES)
    const file = await disk.open(join(dir, 'notes'), 'create')
    isFull = true
    await expect(file.write(Buffer.from('x'), 0)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await sizeOf(join(dir, 'ballast'))).toBeNull()
    isFull = false
    await file.write(Buffer.from('x'), 0)
    await file.sync()
    await file.close()
    expect([await sizeOf(join(dir, 'notes')), logged]).toEqual([1, []])
  })

  it('stays when something else is wrong', async () => {
    const dir = await temporaryDir()
    const disk = await diskWithBallast(nodeDisk, dir, () => undefined)
    await writeFile(join(dir, 'notes'), 'x')
    const file = await disk.open(join(dir, 'notes'), 'edit')
    await file.close()
    await expect(file.write(Buffer.from('y'), 0)).rejects.toBeDefined()
    expect(await sizeOf(join(dir, 'ballast'))).toBe(BALLAST_BYTES)
  })

  it('is done without when there is none to be had', async () => {
    const dir = await temporaryDir()
    const logged: string[] = []
    await diskWithBallast(
      diskThatFails(() => true),
      dir,
      what => logged.push(what)
    )
    expect(logged).toEqual(['No room could be kept in reserve'])
  })
})
