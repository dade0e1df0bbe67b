import type { Page } from 'playwright-core'

/** A user whose inputs are counted: key presses, clicks, taps and typed values; dice faces are free. */
export interface CountedHands {
  press(...keys: readonly string[]): Promise<void>
  click(selector: string): Promise<void>
  tap(selector: string): Promise<void>
  /** A typed value counts once, however long it is. */
  value(text: string): Promise<void>
  /** Faces as they lie on the table. */
  faces(text: string): Promise<void>
  readonly inputs: number
}

export function countedHands(page: Page): CountedHands {
  let inputs = 0
  return {
    get inputs() {
      return inputs
    },
    async press(...keys) {
      for (const key of keys) {
        await page.keyboard.press(key)
        inputs += 1
      }
    },
    async click(selector) {
      await page.locator(selector).first().click()
      inputs += 1
    },
    async tap(selector) {
      await page.locator(selector).locator('visible=true').first().tap()
      inputs += 1
    },
    async value(text) {
      await page.keyboard.type(text)
      inputs += 1
    },
    faces: text => page.keyboard.type(text)
  }
}
