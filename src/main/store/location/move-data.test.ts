import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FolderProblem } from '@shared/ipc/data-folder'
import { seededRandom } from '../../platform/random-source'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { crashEverywhere, type CrashTally } from '../../../../tests/explorers/crash-everywhere'
import type { Disk } from '../disk/disk'
import { diskWith, ensureDir, readIfThere, removeTree, writeNewFile } from '../disk/disk-steps'
import { locate, pointerPath, type Location } from './location'
import { acquireLock } from '../lock/lock'
import { moveData, removeOldData } from './move-data'
import { nodeDisk } from '../disk/node-disk'
import { nodePlaces, type Places } from './places'
import { testDir } from '@kit/main/store/test-dir'

const HOME = '/home/flagship'
const NEW = '/stick/battles'
const FILES: Readonly<Record<string, string>> = {
  'settings.json': 'settings',
  'settings.json.bak': 'settings of before',
  'campaigns/c1/campaign.json': 'Kessar',
  'campaigns/c1/battles/b1/journal/000001.jsonl': 'a'.repeat(5_000),
  'campaigns/c2/campaign.json': 'Long Silence',
  'trash/c3-20261120t111907z/campaign.json': 'Ashes',
  'a note of mine.txt': 'kept as well'
}
const CAMPAIGNS = 'campaigns/c1/campaign.json'
const PLAIN: Places = { realPath: path => Promise.resolve(path), freeBytes: () => Promise.resolve(null) }

describe('moving the data', () => {
  it('copies every file, points to the new place, and leaves the old one as it was, with a note', async () => {
    const disk = await table()
    expect(await move(disk)).toEqual({ ok: true, value: { home: HOME, dir: NEW, old: HOME, isFixed: false } })
    expect(await held(disk, NEW)).toEqual(FILES)
    expect(await held(disk, HOME)).toEqual(FILES)
    expect(await names(disk, NEW)).toEqual(['LOCK', 'a note of mine.txt', 'campaigns', 'settings.json', 'settings.json.bak', 'trash'])
    expect(text(await disk.readFile(join(HOME, 'MOVED.txt')))).toContain(NEW)
    expect(await locate(disk, HOME)).toEqual({ ok: true, value: { home: HOME, dir: NEW, old: HOME, isFixed: false } })
  })

  it('is whole in one of the two places after a crash at any step, and can be done again', async () => {
    const tally: CrashTally = { states: 0, violations: [] }
    const check = async (after: CrashDisk): Promise<void> => {
      const found = await located(after)
      expect(await held(after, found.dir)).toEqual(FILES)
      expect(await held(after, HOME)).toEqual(FILES)
      for (const dir of [HOME, NEW]) await removeTree(after, join(dir, 'LOCK'))
      if (found.dir === NEW) return
      // Between the last comparison and the pointer, the copy is complete and may be in use: never overwrite it.
      const again = await move(after, found)
      if (again.ok) expect(await held(after, NEW)).toEqual(FILES)
      else expect([again.error.code, await held(after, NEW)]).toEqual(['not-empty', FILES])
    }
    const disk = await table()
    await crashEverywhere(disk, () => move(disk), check, tally, seededRandom(5), 12)
    expect(tally.violations).toEqual([])
    expect(tally.states).toBeGreaterThan(500)
  })

  it('that fails at any step changes nothing, or is done', async () => {
    let steps = 0
    const counting = await table()
    counting.beforeStep = () => void (steps += 1)
    await move(counting)
    for (const errno of ['ENOSPC', 'EIO', 'EACCES'])
      for (let failing = 1; failing <= steps; failing += 1) {
        const disk = await table()
        let step = 0
        disk.beforeStep = () => {
          step += 1
          if (step === failing) throw Object.assign(new Error(errno), { code: errno })
        }
        const moved = await move(disk)
        disk.beforeStep = null
        const found = await located(disk)
        expect([failing, await held(disk, found.dir)]).toEqual([failing, FILES])
        if (moved.ok) expect(found.dir).toBe(NEW)
        else expect([failing, found.dir]).toEqual([failing, HOME])
      }
    expect(steps).toBeGreaterThan(40)
  })

  it('leaves a folder as empty as it was when the disk fills up', async () => {
    const disk = await table()
    disk.fault = (call, path) => (call === 'copy' && path.includes('c2') ? { errno: 'ENOSPC' } : null)
    expect(await problem(move(disk))).toEqual({ code: 'too-little-space', path: NEW })
    expect(await disk.stat(NEW)).toBeNull()
    expect(await held(disk, HOME)).toEqual(FILES)
  })

  it('does not trust a disk that gives back other bytes than it was given', async () => {
    const disk = await table()
    const lying = diskWith(disk, {
      copy: (from, to) => disk.copy(from.includes('c1/campaign') ? join(HOME, 'settings.json') : from, to)
    })
    expect(await problem(moveData(lying, PLAIN, HERE, NEW))).toEqual({ code: 'copy-differs', path: join(NEW, CAMPAIGNS) })
    expect((await located(disk)).dir).toBe(HOME)
    expect(await disk.stat(NEW)).toBeNull()
  })
})

describe('a folder for the data is refused', () => {
  it('when the data lies where somebody said', async () => {
    expect(await problem(move(await table(), { ...HERE, isFixed: true }))).toEqual({ code: 'fixed', path: HOME })
  })
  it('when it holds something', async () => {
    const disk = await table({ '/stick/battles/diary.txt': 'mine' })
    expect(await problem(move(disk))).toEqual({ code: 'not-empty', path: NEW })
    expect(await names(disk, NEW)).toEqual(['diary.txt'])
  })
  it('when it is a file', async () => {
    expect(await problem(move(await table({ [NEW]: 'a list of battles' })))).toEqual({ code: 'not-empty', path: NEW })
  })
  it('when it holds files of the same names that no broken-off move left there', async () => {
    const disk = await table({ [join(NEW, 'settings.json')]: 'of another table' })
    expect(await problem(move(disk))).toEqual({ code: 'not-empty', path: NEW })
    expect(text(await disk.readFile(join(NEW, 'settings.json')))).toBe('of another table')
  })
  it('when it holds something beside what a broken-off move left there', async () => {
    const disk = await table({ [join(NEW, 'flagship-copy-unfinished')]: '', [join(NEW, 'settings.json')]: 'set' })
    await writeNewFile(disk, join(NEW, 'diary.txt'), Buffer.from('mine'))
    expect(await problem(move(disk))).toEqual({ code: 'not-empty', path: NEW })
    await disk.unlink(join(NEW, 'diary.txt'))
    expect(await move(disk)).toMatchObject({ ok: true })
    expect(await held(disk, NEW)).toEqual(FILES)
  })
  it.each([HOME, `${HOME}/campaigns`, `${HOME}/new`])('when it is the old one or lies in it: %s', async to => {
    expect(await problem(moveData(await table(), PLAIN, HERE, to))).toEqual({ code: 'inside', path: to })
  })
  it('when there is too little room beside what is copied, if by a single byte', async () => {
    const needed = Object.values(FILES).join('').length + 16 * 1024 * 1024
    const moved = async (room: number) => moveData(await table(), { ...PLAIN, freeBytes: () => Promise.resolve(room) }, HERE, NEW)
    expect([await moved(needed - 1), await moved(needed)]).toMatchObject([{ error: { code: 'too-little-space', path: NEW } }, { ok: true }])
  })
  it('when it cannot be written', async () => {
    const disk = await table()
    disk.fault = (call, path) => (call === 'mkdir' && path.startsWith('/stick') ? { errno: 'EROFS' } : null)
    expect(await problem(move(disk))).toEqual({ code: 'not-writable', path: NEW })
  })
  it('when another Flagship has it, or has the old one', async () => {
    const disk = await table()
    await ensureDir(disk, NEW)
    const lock = await acquireLock(disk, NEW)
    expect(await problem(move(disk))).toEqual({ code: 'locked', path: NEW })
    if (lock.ok) await lock.value.release()
    const other = await acquireLock(disk, HOME)
    expect(await problem(move(disk))).toEqual({ code: 'locked', path: HOME })
    if (other.ok) await other.value.release()
    expect(await move(disk)).toMatchObject({ ok: true })
  })
  it('under any name that leads into the old one, and nothing behind a link is left out in silence', async () => {
    const dir = await testDir()
    const home = join(dir, 'home')
    await mkdir(join(home, 'campaigns'), { recursive: true })
    await symlink(home, join(dir, 'same'))
    const from: Location = { home, dir: home, old: null, isFixed: false }
    expect(await problem(moveData(nodeDisk, nodePlaces, from, join(dir, 'same', 'new')))).toMatchObject({ code: 'inside' })
    await symlink(dir, join(home, 'campaigns', 'elsewhere'))
    expect(await problem(moveData(nodeDisk, nodePlaces, from, join(dir, 'new')))).toMatchObject({ code: 'odd-entry' })
  })
})

describe('the old folder', () => {
  it('loses what was moved and nothing else, and the pointer stays', async () => {
    const disk = await table()
    const moved = await move(disk)
    if (!moved.ok) throw new Error(moved.error.code)
    expect(await removeOldData(disk, moved.value)).toEqual({ ok: true, value: { home: HOME, dir: NEW, old: null, isFixed: false } })
    expect(await names(disk, HOME)).toEqual(['LOCK', 'a note of mine.txt', 'location.json', 'location.json.bak'])
    expect(await held(disk, NEW)).toEqual(FILES)
    expect(await located(disk)).toEqual({ ...HERE, dir: NEW })
  })
  it('goes whole when it was not the customary one, and the data can come back home', async () => {
    const disk = await table({ [join(HOME, 'desktop', 'cookies')]: 'x' })
    await disk.unlink(join(HOME, 'a note of mine.txt'))
    await move(disk)
    await removeOldData(disk, await located(disk))
    await writeNewFile(disk, join(HOME, 'MOVED.txt'), Buffer.from('to the stick'))
    expect(await moveData(disk, PLAIN, await located(disk), HOME)).toMatchObject({ ok: true, value: { dir: HOME, old: NEW } })
    expect(text(await disk.readFile(join(HOME, 'desktop', 'cookies')))).toBe('x')
    expect(await names(disk, HOME)).not.toContain('MOVED.txt')
    expect(await removeOldData(disk, await located(disk))).toMatchObject({ ok: true })
    expect(await disk.stat(NEW)).toBeNull()
    expect(Object.keys(await held(disk, HOME))).toEqual(Object.keys(FILES).filter(file => !file.startsWith('a note')))
  })
  it('is left alone while another Flagship is at it', async () => {
    const disk = await table()
    await move(disk)
    await acquireLock(disk, HOME)
    expect(await problem(removeOldData(disk, await located(disk)))).toEqual({ code: 'locked', path: HOME })
    expect(await held(disk, HOME)).toEqual(FILES)
  })
})

it('data moves on the disk of this computer as well', async () => {
  const dir = await testDir()
  const [home, to] = [join(dir, 'home'), join(dir, 'new')]
  await mkdir(join(home, 'campaigns'), { recursive: true })
  await writeFile(join(home, 'campaigns', 'x.json'), 'Kessar')
  expect(await moveData(nodeDisk, nodePlaces, { home, dir: home, old: null, isFixed: false }, to)).toMatchObject({ ok: true })
  expect(await readFile(join(to, 'campaigns', 'x.json'), 'utf8')).toBe('Kessar')
  expect((await readdir(home)).sort()).toEqual(['LOCK', 'MOVED.txt', 'campaigns', 'location.json'])
  expect(pointerPath(home)).toBe(join(home, 'location.json'))
})

const HERE: Location = { home: HOME, dir: HOME, old: null, isFixed: false }

/** A disk with a home full of data, all of it durable. */
async function table(more: Readonly<Record<string, string>> = {}): Promise<CrashDisk> {
  const disk = new CrashDisk()
  const all = { ...Object.fromEntries(Object.entries(FILES).map(([path, held]) => [join(HOME, path), held])), ...more }
  for (const [path, held] of Object.entries(all)) {
    await ensureDir(disk, dirname(path))
    await writeNewFile(disk, path, Buffer.from(held))
    await disk.syncDir(dirname(path))
  }
  return disk
}

function move(disk: Disk, from = HERE): ReturnType<typeof moveData> {
  return moveData(disk, PLAIN, from, NEW)
}

async function problem(moved: ReturnType<typeof moveData>): Promise<FolderProblem | null> {
  const result = await moved
  return result.ok ? null : result.error
}

async function located(disk: Disk): Promise<Location> {
  const found = await locate(disk, HOME)
  if (!found.ok) throw new Error(`${found.error.code} ${found.error.path}`)
  return found.value
}

/** Which of the files are in a folder, with their contents. */
async function held(disk: Disk, dir: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const path of Object.keys(FILES)) {
    const bytes = await readIfThere(disk, join(dir, path))
    if (bytes !== null) found[path] = text(bytes)
  }
  return found
}

async function names(disk: Disk, dir: string): Promise<readonly string[]> {
  return (await disk.list(dir)).map(({ name }) => name).sort()
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8')
