import type { Page } from 'playwright-core'
import { TIMEOUTS } from '../../support/timeouts'

/** The results of giving a campaign several names on its screen, in order. */
export interface Renamed {
  /** The heading after each accepted name. */
  readonly shown: readonly string[]
  readonly refused: readonly string[]
  /** The message for each refused name. */
  readonly reasons: readonly string[]
}

/** Shortest time between two names: a name is an edit and up to three readings, and a page may ask forty times a second. */
const BETWEEN_MS = 120

/** Gives a campaign each of these names in the dialog that F2 opens; `line` is what it is then called. */
export function renameEach(page: Page, names: readonly { readonly typed: string; readonly line: string }[]): Promise<Renamed> {
  return page.evaluate(
    async ([all, betweenMs, visibleMs]) => {
      const pause = (ms: number): Promise<unknown> => new Promise(resolve => setTimeout(resolve, ms))
      const until = async <T>(what: string, look: () => T | null): Promise<T> => {
        for (const end = Date.now() + visibleMs; Date.now() < end; await pause(1)) {
          const seen = look()
          if (seen !== null) return seen
        }
        throw new Error(what)
      }
      const heading = (): string => document.querySelector('h1')?.textContent ?? ''
      const field = (): HTMLInputElement | null => document.querySelector('dialog input')
      const [shown, refused, reasons]: string[][] = [[], [], []]
      for (const { typed, line } of all) {
        const begin = Date.now()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true, cancelable: true }))
        const input = await until(`no field for ${typed}`, field)
        await until('no focus', () => (document.activeElement === input ? true : null))
        // Typed or pasted text is truncated to the length of the field; this tries all of it.
        input.maxLength = 10_000
        input.select()
        if (typed === '') document.execCommand('delete')
        else document.execCommand('insertText', false, typed)
        await pause(0)
        input.form?.requestSubmit()
        await pause(0)
        const note = document.querySelector('dialog [role=status]')
        if (note !== null) {
          refused?.push(typed)
          reasons?.push(note.textContent)
          document.querySelector<HTMLElement>('dialog .icon-btn')?.click()
          await until('the dialog stays', () => (field() === null ? true : null))
          continue
        }
        shown?.push(await until(`${typed} stands as ${heading()}`, () => (heading() === line ? heading() : null)))
        await pause(Math.max(0, betweenMs - (Date.now() - begin)))
      }
      return { shown: shown ?? [], refused: refused ?? [], reasons: reasons ?? [] }
    },
    [names, BETWEEN_MS, TIMEOUTS.visibleMs] as const
  )
}
