import type { Page } from 'playwright-core'

/** Two fingers around a point, moving from one distance in pixels to another. */
export async function pinch(page: Page, { x, y }: { readonly x: number; readonly y: number }, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const at = (apart: number) => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 }
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  for (let step = 1; step <= 4; step += 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + ((to - from) * step) / 4) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}
