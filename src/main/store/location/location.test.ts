import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../platform/random-source'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { crashEverywhere, type CrashTally } from '../../../../tests/explorers/crash-everywhere'
import { ensureDir, writeNewFile } from '../disk/disk-steps'
import { isDataFolder, isUserData, locate, pointerPath, writePointer } from './location'

const HOME = '/home'
const PLACE = '/stick/battles'

describe('where the data lies', () => {
  it('is the customary folder, even one that is not there yet, as long as nothing points elsewhere', async () => {
    const disk = new CrashDisk()
    expect(await locate(disk, HOME)).toEqual({ ok: true, value: { home: HOME, dir: HOME, old: null, isFixed: false } })
    expect(await disk.stat(HOME)).toBeNull()
  })

  it('is where the pointer says, and the old place is named as long as data is left there', async () => {
    const disk = await withPlace()
    await writePointer(disk, HOME, PLACE, '/old')
    expect(await locate(disk, HOME)).toEqual({ ok: true, value: { home: HOME, dir: PLACE, old: null, isFixed: false } })
    await ensureDir(disk, '/old/campaigns')
    expect(await locate(disk, HOME)).toEqual({ ok: true, value: { home: HOME, dir: PLACE, old: '/old', isFixed: false } })
  })

  it('is told as gone, and never begun anew, when the place is missing or empty', async () => {
    const disk = await withPlace()
    await writePointer(disk, HOME, '/unplugged', null)
    expect(await locate(disk, HOME)).toEqual({ ok: false, error: { code: 'gone', path: '/unplugged' } })
    await ensureDir(disk, '/unplugged')
    expect(await locate(disk, HOME)).toEqual({ ok: false, error: { code: 'gone', path: '/unplugged' } })
    expect(await disk.list('/unplugged')).toEqual([])
  })

  it.each(['', '{"dir":"/stick/battles"}', 'x'.repeat(300)])('is not guessed from a pointer that holds %j', async text => {
    const disk = await withPlace()
    await writeNewFile(disk, pointerPath(HOME), Buffer.from(text))
    expect(await locate(disk, HOME)).toEqual({ ok: false, error: { code: 'unreadable', path: pointerPath(HOME) } })
  })

  it('is not where the pointer of before led, when the pointer is damaged', async () => {
    const disk = await withPlace()
    await writePointer(disk, HOME, PLACE, null)
    await writePointer(disk, HOME, '/other', PLACE)
    await writeNewFile(disk, pointerPath(HOME), Buffer.from('torn'))
    expect(await locate(disk, HOME)).toMatchObject({ ok: false, error: { code: 'unreadable' } })
  })

  it('is the folder that was named, whatever a pointer there says', async () => {
    const disk = await withPlace()
    await writePointer(disk, HOME, PLACE, null)
    expect(await locate(disk, HOME, true)).toEqual({ ok: true, value: { home: HOME, dir: HOME, old: null, isFixed: true } })
  })

  it('is the customary folder again when the pointer says so, even one that is empty', async () => {
    const disk = await withPlace()
    await writePointer(disk, HOME, HOME, null)
    expect(await locate(disk, HOME)).toMatchObject({ ok: true, value: { dir: HOME } })
  })

  it('can be pointed at anew when the pointer is damaged, which is kept', async () => {
    const disk = await withPlace()
    await writeNewFile(disk, pointerPath(HOME), Buffer.from('torn'))
    await writePointer(disk, HOME, PLACE, null)
    expect(await locate(disk, HOME)).toMatchObject({ ok: true, value: { dir: PLACE } })
    expect((await disk.list(HOME)).map(({ name }) => name)).toContain('location.json.damaged-1')
  })

  it.each(['relative/place', '/a/../b'])('is not %s', async dir => {
    const disk = await withPlace()
    await writePointer(disk, HOME, dir, null)
    expect(await locate(disk, HOME)).toMatchObject({ ok: false, error: { code: 'unreadable' } })
  })

  it('is one of the two places after a crash at any step of pointing', async () => {
    const disk = await withPlace()
    await ensureDir(disk, '/other/LOCK')
    await writePointer(disk, HOME, PLACE, null)
    const tally: CrashTally = { states: 0, violations: [] }
    const check = async (after: CrashDisk): Promise<void> => {
      const found = await locate(after, HOME)
      expect([PLACE, '/other']).toContain(found.ok ? found.value.dir : found.error.code)
    }
    await crashEverywhere(disk, () => writePointer(disk, HOME, '/other', PLACE), check, tally, seededRandom(2), 20)
    expect(tally.violations).toEqual([])
    expect(tally.states).toBeGreaterThan(100)
  })
})

describe('a folder', () => {
  it('is one of ours when Flagship has been at work there', async () => {
    const disk = await withPlace()
    await ensureDir(disk, '/empty')
    expect([await isDataFolder(disk, PLACE), await isDataFolder(disk, '/empty'), await isDataFolder(disk, '/none')]).toEqual([
      true,
      false,
      false
    ])
  })
  it('holds data of its user and things of the place', () => {
    const names = [
      'campaigns',
      'trash',
      'settings.json',
      'settings.json.bak',
      'settings.json.damaged-1',
      'library.json',
      'library.json.bak',
      'LOCK',
      'ballast',
      'desktop',
      'location.json'
    ]
    expect(names.filter(isUserData)).toEqual(names.slice(0, 7))
  })
})

async function withPlace(): Promise<CrashDisk> {
  const disk = new CrashDisk()
  await ensureDir(disk, HOME)
  await ensureDir(disk, `${PLACE}/LOCK`)
  return disk
}
