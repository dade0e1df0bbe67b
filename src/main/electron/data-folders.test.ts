import type { BrowserWindow, MessageBoxOptions, OpenDialogOptions } from 'electron'
import { describe, expect, it } from 'vitest'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { ensureDir } from '../store/disk/disk-steps'
import { locate, writePointer } from '../store/location/location'
import { findData, nativeFolders } from './data-folders'
import { dataText } from './data-text'

const HOME = '/home'
const text = dataText('en-GB')
const [AGAIN, OTHER, USUAL, QUIT] = [0, 1, 2, 3]

/** A disk whose pointer names a missing folder. */
async function unplugged(): Promise<CrashDisk> {
  const disk = new CrashDisk()
  await writePointer(disk, HOME, '/stick', null)
  return disk
}

/** Dialogs answered in this order: a button or a folder. */
function answered(...answers: readonly (number | string | (() => Promise<number>))[]) {
  const left = [...answers]
  const shown: MessageBoxOptions[] = []
  const parents: unknown[] = []
  return {
    shown,
    parents,
    showMessageBox: async (options: unknown) => {
      shown.push(options as MessageBoxOptions)
      const answer = left.shift()
      return { response: typeof answer === 'function' ? await answer() : Number(answer), checkboxChecked: false }
    },
    showOpenDialog: (...asked: readonly unknown[]) => {
      const options = asked.at(-1) as OpenDialogOptions
      expect(options.properties).toContain('openDirectory')
      // A Mac shows only the message.
      expect(options.message).toBe(options.title)
      parents.push(asked.length === 2 ? asked[0] : null)
      const answer = left.shift()
      return Promise.resolve({ canceled: answer === '', filePaths: answer === '' ? [] : [String(answer)] })
    }
  }
}

describe('data that is not where it should be', () => {
  it('is asked about once and found where the pointer says when it is plugged in', async () => {
    const disk = await unplugged()
    const dialog = answered(async () => {
      await ensureDir(disk, '/stick/LOCK')
      return AGAIN
    })
    expect(await findData({ disk, home: HOME, isFixed: false, text, dialog })).toMatchObject({ dir: '/stick' })
    expect(dialog.shown).toHaveLength(1)
    expect(dialog.shown[0]).toMatchObject({ message: 'The folder with your campaigns is not there', cancelId: QUIT })
    expect(dialog.shown[0]?.detail).toContain('/stick')
  })

  it('is not begun anew when the user quits', async () => {
    const disk = await unplugged()
    expect(await findData({ disk, home: HOME, isFixed: false, text, dialog: answered(AGAIN, OTHER, '', QUIT) })).toBeNull()
    expect(await locate(disk, HOME)).toMatchObject({ ok: false, error: { code: 'gone', path: '/stick' } })
    expect((await disk.list('/')).map(({ name }) => name)).toEqual(['home'])
  })

  it('is taken from the folder that the user shows, if Flagship was ever there', async () => {
    const disk = await unplugged()
    await ensureDir(disk, '/photos')
    await ensureDir(disk, '/moved/LOCK')
    const dialog = answered(OTHER, '/photos', OTHER, '/moved')
    expect(await findData({ disk, home: HOME, isFixed: false, text, dialog })).toMatchObject({ dir: '/moved' })
    expect(dialog.shown[1]?.detail).toContain('Flagship has never kept data in /photos.')
    expect(await locate(disk, HOME)).toMatchObject({ ok: true, value: { dir: '/moved' } })
  })

  it('gives way to the usual folder when the user says so, knowing what it holds', async () => {
    const disk = await unplugged()
    await ensureDir(disk, '/home/campaigns')
    const dialog = answered(USUAL)
    expect(await findData({ disk, home: HOME, isFixed: false, text, dialog })).toMatchObject({ dir: HOME })
    expect(dialog.shown[0]?.detail).toContain('holds campaigns too')
  })

  it('is not asked about when the folder was named', async () => {
    expect(await findData({ disk: await unplugged(), home: HOME, isFixed: true, text, dialog: answered() })).toMatchObject({ dir: HOME })
  })
})

describe('folders in native windows', () => {
  it('are shown, and the system says whether it could', async () => {
    const shell = { openPath: (path: string) => Promise.resolve(path === '/there' ? '' : 'no such folder') }
    const dialog = answered('/new', '')
    const window = {} as BrowserWindow
    const windows = [window]
    const folders = nativeFolders({ text: () => text, dialog, shell, parent: () => windows.pop() })
    expect([await folders.open('/there'), await folders.open('/gone')]).toEqual([true, false])
    expect([await folders.choose(), await folders.choose()]).toEqual(['/new', null])
    expect(dialog.parents).toEqual([window, null])
  })
  it('are spoken of in French to those who read it', () => {
    expect(dataText('fr-CA').quit).toBe('Quitter')
  })
})
