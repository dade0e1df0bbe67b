import type { BrowserWindow, Dialog } from 'electron'
import type { WindowText } from './window-text'

/** Asks what to do about a page that keeps failing. Opening the folder of the data decides nothing: the question comes again. */
export async function askAboutPage(
  dialog: Pick<Dialog, 'showMessageBox'>,
  window: BrowserWindow,
  text: WindowText,
  openFolder: () => Promise<void>
): Promise<'reload' | 'quit'> {
  const acts = ['reload', 'openFolder', 'quit'] as const
  for (;;) {
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      title: 'Flagship',
      message: text.pageLost,
      detail: text.pageLostDetail,
      buttons: acts.map(act => text[act]),
      defaultId: acts.indexOf('reload'),
      cancelId: acts.indexOf('quit'),
      noLink: true
    })
    const act = acts[response] ?? 'quit'
    if (act !== 'openFolder') return act
    await openFolder()
  }
}
