import type { BrowserWindow, MessageBoxOptions } from 'electron'
import { expect, it } from 'vitest'
import { askAboutPage } from './page-problem'
import { windowText } from './window-text'

const [RELOAD, FOLDER, QUIT] = [0, 1, 2]

it.each([
  ['en', [RELOAD], 'reload', 0],
  ['fr', [FOLDER, FOLDER, QUIT], 'quit', 2],
  ['fr', [9], 'quit', 0]
])('a page that keeps failing is loaded again or left, in %s, after %j: %s', async (locale, answers, end, opened) => {
  const left = [...answers]
  const shown: MessageBoxOptions[] = []
  let opens = 0
  const dialog = {
    showMessageBox: (_window: unknown, options?: unknown) => {
      shown.push(options as MessageBoxOptions)
      return Promise.resolve({ response: left.shift() ?? QUIT, checkboxChecked: false })
    }
  }
  const openFolder = (): Promise<void> => Promise.resolve(void (opens += 1))
  expect(await askAboutPage(dialog, {} as BrowserWindow, windowText(locale), openFolder)).toBe(end)
  expect(opens).toBe(opened)
  const { reload, openFolder: folder, quit, pageLost } = windowText(locale)
  expect(shown[0]).toMatchObject({ message: pageLost, buttons: [reload, folder, quit], cancelId: QUIT })
})
