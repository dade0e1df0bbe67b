import type { BrowserWindow, Dialog, OpenDialogOptions, Shell } from 'electron'
import type { FolderShell } from '../movable-application'
import { holdsData, isDataFolder, locate, writePointer, type Location } from '../store/location/location'
import type { Disk } from '../store/disk/disk'
import type { DataText } from './data-text'

interface NativeFolders {
  readonly text: () => DataText
  readonly dialog: Pick<Dialog, 'showOpenDialog'>
  readonly shell: Pick<Shell, 'openPath'>
  /** The window that asks: a dialog without one can get lost behind it. */
  readonly parent: () => BrowserWindow | undefined
}

/** Shows folders in the file manager and asks for them in native dialogs, so that a page never names a path. */
export function nativeFolders({ text, dialog, shell, parent }: NativeFolders): FolderShell {
  return {
    open: async dir => (await shell.openPath(dir)) === '',
    choose: () => chosenFolder(dialog, text().chooseNew, parent())
  }
}

interface DataSearch {
  readonly disk: Disk
  readonly home: string
  readonly isFixed: boolean
  readonly text: DataText
  readonly dialog: Pick<Dialog, 'showMessageBox' | 'showOpenDialog'>
}

/**
 * Finds the data. If it is not where it should be, the user decides: look again, show where it is, or use the usual folder. Null when the
 * user chooses to quit. Nothing new is started unless asked for.
 */
export async function findData({ disk, home, isFixed, text, dialog }: DataSearch): Promise<Location | null> {
  let said = ''
  for (;;) {
    const found = await locate(disk, home, isFixed)
    if (found.ok) return found.value
    const { code, path } = found.error
    const detail = text.detail(path, home, await holdsData(disk, home))
    const acts = ['again', 'other', 'usual', 'quit'] as const
    const { response } = await dialog.showMessageBox({
      type: 'warning',
      title: 'Flagship',
      message: code === 'gone' ? text.isGone : text.isUnreadable,
      detail: said === '' ? detail : `${said}\n\n${detail}`,
      buttons: acts.map(act => text[act]),
      defaultId: acts.indexOf('again'),
      cancelId: acts.indexOf('quit'),
      noLink: true
    })
    const act = acts[response] ?? 'quit'
    said = ''
    if (act === 'quit') return null
    if (act === 'usual') await writePointer(disk, home, home, null)
    if (act !== 'other') continue
    const chosen = await chosenFolder(dialog, text.chooseKnown)
    if (chosen === null) continue
    if (await isDataFolder(disk, chosen)) await writePointer(disk, home, chosen, null)
    else said = text.notOurs(chosen)
  }
}

async function chosenFolder(dialog: Pick<Dialog, 'showOpenDialog'>, title: string, parent?: BrowserWindow): Promise<string | null> {
  // macOS shows no title on these dialogs, but a message.
  const options: OpenDialogOptions = { title, message: title, properties: ['openDirectory', 'createDirectory', 'promptToCreate'] }
  const { canceled, filePaths } = await (parent === undefined ? dialog.showOpenDialog(options) : dialog.showOpenDialog(parent, options))
  return canceled ? null : (filePaths[0] ?? null)
}
