import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { windowedChromium } from './chromium'
import { LAYOUTS, type LayoutKeys, type LayoutName } from './layout-keys'

const run = promisify(execFile)

/** What setxkbmap calls a layout. */
const MAPS: Readonly<Record<LayoutName, readonly string[]>> = { fr: ['fr'], be: ['be'], bepo: ['fr', 'bepo'], ru: ['ru'], us: ['us'] }

const isInstalled = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some(folder => existsSync(join(folder, program)))

/** Programs that are missing here to play on the layouts of a real X server; empty where they are all there. */
export const MISSING_FOR_X: readonly string[] = [
  ...['Xvfb', 'setxkbmap', 'xdotool'].filter(program => !isInstalled(program)),
  ...(windowedChromium() === undefined ? ['a Chromium with windows'] : [])
]

export interface XDisplay {
  readonly env: { readonly DISPLAY: string }
  /** Gives the page's window on this display the keys, and presses them as a keyboard of the layout does. */
  keys(page: Page): Promise<LayoutKeys>
  stop(): void
}

/** An X server of its own without a screen, with a keyboard of this layout. */
export async function startXDisplay(layout: LayoutName): Promise<XDisplay> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'pipe', 'ignore']
  })
  const DISPLAY = `:${await firstLine(server.stdout)}`
  const within = { env: { ...process.env, DISPLAY } }
  await run('setxkbmap', [...MAPS[layout]], within)
  return {
    env: { DISPLAY },
    async keys(page) {
      // No window manager gives the window the focus.
      await run('xdotool', ['search', '--sync', '--onlyvisible', '--class', 'chromium', 'windowfocus'], within)
      await page.evaluate(countKeys)
      await page.addInitScript(countKeys)
      return xKeys(layout, async (keycode, ...modifiers) => {
        const before = (await page.locator('html').getAttribute('data-keys-released')) ?? ''
        await run('xdotool', ['key', [...modifiers, String(keycode)].join('+')], within)
        // The server hands the key on in its own time; what the test does next must not overtake it.
        await page.locator(`html[data-keys-released]:not([data-keys-released="${before}"])`).waitFor({ state: 'attached' })
      })
    },
    stop: () => void server.kill()
  }
}

async function firstLine(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) return line.trim()
  throw new Error('Xvfb said no display')
}

/** In the page: counts the keys that type something, as they are let go. */
function countKeys(): void {
  addEventListener(
    'keyup',
    ({ key }) => {
      const { dataset } = document.documentElement
      if (key !== 'Shift' && key !== 'Alt') dataset['keysReleased'] = String(Number(dataset['keysReleased'] ?? 0) + 1)
    },
    true
  )
}

/** The keycodes of X: those of evdev and 8. */
const DIGIT_1 = 10
const KEYCODES: Readonly<Record<string, number>> = { KeyQ: 24, KeyB: 56, KeyH: 43, Period: 60 }

function xKeys(name: LayoutName, press: (keycode: number, ...modifiers: readonly string[]) => Promise<void>): LayoutKeys {
  const { row, letters = {} }: { readonly row: string; readonly letters?: Readonly<Record<string, readonly [string, string]>> } =
    LAYOUTS[name]
  const keycodeOf = (digit: string): number => DIGIT_1 + ((Number(digit) + 9) % 10)
  return {
    plain: async digits => {
      for (const digit of digits) await press(keycodeOf(digit))
    },
    printing: async digits => {
      for (const digit of digits) await press(keycodeOf(digit), ...(row[Number(digit)] === digit ? [] : ['shift']))
    },
    withAlt: digit => press(keycodeOf(String(digit)), 'alt'),
    letters: async text => {
      for (const letter of text) {
        const [code] = letters[letter] ?? [`Key${letter.toUpperCase()}`]
        const keycode = KEYCODES[code]
        if (keycode === undefined) throw new Error(`No keycode for ${code}`)
        await press(keycode)
      }
    }
  }
}
