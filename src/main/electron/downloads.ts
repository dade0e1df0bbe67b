import type { Session } from 'electron'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface SaveDialog {
  readonly title: () => string
  /** Folder suggested for the first download. */
  readonly folder: () => string
}

/**
 * Gives the dialog that asks where a download goes a title, the name of the file and a folder. Left alone, Electron titles it with the
 * address of what is downloaded (`settings.title = item->GetURL().spec()`, electron_download_manager_delegate.cc).
 */
export function nameDownloads(session: Pick<Session, 'on'>, { title, folder }: SaveDialog): void {
  let last: string | null = null
  session.on('will-download', (_event, item) => {
    const dir = last !== null && existsSync(last) ? last : folder()
    item.setSaveDialogOptions({ title: title(), defaultPath: join(dir, item.getFilename()) })
    item.once('done', (_done, state) => {
      if (state === 'completed') last = dirname(item.getSavePath())
    })
  })
}
