import type { Page } from 'playwright-core'
import { atRest } from './at-rest'

/** A user who only points, with a finger or the mouse. Presses are counted, except on the faces of dice. */
export interface PointerHand {
  /** Presses the first of these that is on the screen; `seen` looks at what comes of it. */
  press(selector: string): Promise<void>
  /** Enters the faces of the requested dice: a mouse, which has no keys for faces, lets the app roll. */
  dice(...faces: readonly (number | string)[]): Promise<void>
  readonly presses: number
}

export function pointerHand(page: Page, by: 'tap' | 'click', seen: () => Promise<void>): PointerHand {
  let presses = 0
  const point = async (selector: string): Promise<void> => {
    await atRest(page)
    await page.locator(selector).locator('visible=true').first()[by]()
  }
  const press = async (selector: string): Promise<void> => {
    await point(selector)
    presses += 1
    await atRest(page)
    await seen()
  }
  return {
    get presses() {
      return presses
    },
    press,
    async dice(...faces) {
      // The app rolls all dice of an act at once.
      if (by === 'click' && (await atRest(page)) > 0 && (await page.locator('form.prompt').count()) === 0) return
      await page.locator('form.prompt').locator('visible=true').waitFor()
      const keys = faces.map(face => `[data-centre] :is([data-symbol="${String(face)}"], button[data-face="${String(face)}"])`)
      if ((await page.locator(keys[0] ?? '').count()) === 0) return press('form.prompt [data-roll]')
      for (const key of keys) await point(key)
      await press('form.prompt button[type=submit]')
    }
  }
}
