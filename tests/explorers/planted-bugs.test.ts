import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as MarkModule from '../../src/main/store/journal/mark'
import { exploreBattle } from './crash-explorer'
import type * as CrcLine from '../../src/main/store/document/crc-line'
import { exploreDamage, exploreFailures } from './damage-explorer'
import type { Disk } from '../../src/main/store/disk/disk'
import { diskWith } from '../../src/main/store/disk/disk-steps'
import { exploreDocument } from './document-explorer'
import { sampled } from '../support/explored'
import { explorePairs } from './pair-explorer'
import { nothing, withFiles } from './planted-bugs'
import type * as RepairTail from '../../src/main/store/journal/repair-tail'
import type * as TornTail from '../../src/main/store/journal/torn-tail'

/** The explorers are only worth something if they find bugs. Each test here plants one that a reviewer could miss. */

const planted = vi.hoisted(() => ({ bug: '' }))

vi.mock('../../src/main/store/document/crc-line', async importOriginal => {
  const real = await importOriginal<typeof CrcLine>()
  return {
    ...real,
    decodeLine: (file: Uint8Array, start = 0, end = file.length) => {
      if (planted.bug !== 'no checksum') return real.decodeLine(file, start, end)
      try {
        const text = Buffer.from(file).toString('utf8', start, end).slice(9)
        return { json: JSON.parse(text) as unknown, continues: text.startsWith(' ') }
      } catch {
        return null
      }
    }
  }
})

vi.mock('../../src/main/store/journal/torn-tail', async importOriginal => {
  const real = await importOriginal<typeof TornTail>()
  return {
    classifyTail: (tail: Uint8Array, offset: number) => {
      if (planted.bug === 'any bad tail is torn') return 'torn'
      if (planted.bug === 'only a missing line feed is torn') return tail.includes(0x0a) ? 'damage' : real.classifyTail(tail, offset)
      return real.classifyTail(tail, offset)
    }
  }
})

vi.mock('../../src/main/store/journal/mark', async importOriginal => {
  const real = await importOriginal<typeof MarkModule>()
  return {
    ...real,
    verdictOn: (...args: Parameters<typeof MarkModule.verdictOn>) =>
      planted.bug === 'a journal that ends before what was acknowledged' ? 'holds' : real.verdictOn(...args)
  }
})

vi.mock('../../src/main/store/journal/repair-tail', async importOriginal => {
  const real = await importOriginal<typeof RepairTail>()
  return {
    repairTail: (...args: Parameters<typeof RepairTail.repairTail>) => {
      if (planted.bug !== 'torn tail left in place') return real.repairTail(...args)
      return Promise.resolve({ kind: 'torn-tail', file: '', bytes: 0, keptAt: '' })
    }
  }
})

afterEach(() => {
  planted.bug = ''
})

const crashes = { seed: 11, crashesPerStep: 10, secondCrashes: 1, stopEarly: true }
const inBattle = async (wrap?: (disk: Disk) => Disk): Promise<readonly string[]> =>
  (await exploreBattle(wrap === undefined ? crashes : { ...crashes, wrap })).violations
const inDocument = async (wrap: (disk: Disk) => Disk): Promise<readonly string[]> =>
  (await exploreDocument(11, { first: 12, second: 1 }, wrap)).violations

const EXPLORATIONS = [
  ['a document', () => inDocument(disk => disk)],
  ['damage', () => exploreDamage()],
  ['a battle', () => inBattle()],
  ['a failing disk', () => exploreFailures()]
] as const

describe('without a planted bug', () => {
  it.each(sampled(EXPLORATIONS, 4, 0))('the same exploration of %s finds nothing', async (_, explore) => {
    expect(await explore()).toEqual([])
  })
})

describe('a crash finds', () => {
  it('an append that is never synced', async () => {
    expect(await inBattle(withFiles(file => ({ ...file, datasync: nothing })))).toEqual(somethingLost)
  })

  it('a new segment whose directory is not synced', async () => {
    expect(await inBattle(disk => diskWith(disk, { syncDir: dir => (dir.endsWith('journal') ? nothing() : disk.syncDir(dir)) }))).toEqual(
      somethingLost
    )
  })

  it('a battle whose directory is not synced', async () => {
    expect(await inBattle(disk => diskWith(disk, { syncDir: dir => (dir.endsWith('journal') ? disk.syncDir(dir) : nothing()) }))).toEqual(
      somethingLost
    )
  })

  it('an acknowledgement before the sync', async () => {
    const early = withFiles(file => ({
      ...file,
      datasync: () => {
        setImmediate(() => void file.datasync())
        return nothing()
      }
    }))
    expect(await inBattle(early)).toEqual(somethingLost)
  })

  it('a new segment that gets its name before its bytes are synced', async () => {
    expect(await inBattle(withFiles((file, path) => (path.endsWith('.jsonl.tmp') ? { ...file, sync: nothing } : file)))).not.toEqual([])
  })

  it('entries shown after a kill that were never synced', async () => {
    expect(await inBattle(withFiles((file, path) => (path.endsWith('.jsonl') ? { ...file, sync: nothing } : file)))).toEqual(somethingLost)
  })

  it('a torn tail that is left in place', async () => {
    planted.bug = 'torn tail left in place'
    expect(await inBattle()).not.toEqual([])
  })

  it('a hole in the last write taken for damage', async () => {
    planted.bug = 'only a missing line feed is torn'
    expect(await inBattle()).toContainEqual(expect.stringContaining('opened for rescue'))
  })

  it('a document renamed into place before its bytes are synced', async () => {
    expect(await inDocument(withFiles(file => ({ ...file, sync: nothing })))).not.toEqual([])
  })

  it('a document whose directory is not synced', async () => {
    expect(await inDocument(disk => diskWith(disk, { syncDir: nothing }))).not.toEqual([])
  })

  it('a document overwritten in place', async () => {
    const inPlace = (disk: Disk): Disk =>
      diskWith(disk, {
        rename: async (from, to) => {
          if ((await disk.stat(to)) === null) return disk.rename(from, to)
          const bytes = await disk.readFile(from)
          const file = await disk.open(to, 'edit')
          await file.truncate(0)
          await file.write(bytes, 0)
          await file.sync()
          return disk.unlink(from)
        }
      })
    expect(await inDocument(inPlace)).not.toEqual([])
  })
})

describe('damage finds', () => {
  it.each(sampled(['no checksum', 'a journal that ends before what was acknowledged'], 2, 0))('%s', async bug => {
    planted.bug = bug
    expect(await exploreDamage()).not.toEqual([])
  })

  it('no harm in a bad tail that is taken for torn, since what was acknowledged is known apart from the journal', async () => {
    planted.bug = 'any bad tail is torn'
    expect(await exploreDamage()).toEqual([])
  })

  it('a file that cannot be read taken for empty', async () => {
    const emptied = (disk: Disk): Disk =>
      diskWith(disk, { readFile: path => disk.readFile(path).catch(() => new Uint8Array()), list: dir => disk.list(dir).catch(() => []) })
    expect(await exploreFailures(emptied)).not.toEqual([])
  })
})

describe('two files swapped, copied over each other or deleted find', () => {
  it('a journal that ends before what was acknowledged', async () => {
    planted.bug = 'a journal that ends before what was acknowledged'
    expect((await explorePairs(5)).violations).not.toEqual([])
  })
})

describe('a failing disk finds', () => {
  it('a half-written entry that is not cut off', async () => {
    expect(await exploreFailures(withFiles(file => ({ ...file, truncate: nothing })))).not.toEqual([])
  })

  it('a failed sync that is tried again and believed', async () => {
    const again = withFiles(file => ({ ...file, datasync: () => file.datasync().catch(() => file.datasync()) }))
    expect(await exploreFailures(again)).not.toEqual([])
  })

  it('a full disk that is not noticed', async () => {
    expect(
      await exploreFailures(withFiles(file => ({ ...file, write: (bytes, offset) => file.write(bytes, offset).catch(nothing) })))
    ).not.toEqual([])
  })
})

const somethingLost: unknown = expect.arrayContaining([expect.stringMatching(/lost|missing/u)])
