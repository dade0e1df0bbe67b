import type { Input, WebContents } from 'electron'

/** Steps of 20 %, as the menu of Electron takes them, between about 60 and 300 %. */
const STEP = 0.5
const LEAST = -3
const MOST = 6

type Zoomed = Pick<WebContents, 'getZoomLevel' | 'setZoomLevel'> & {
  on(event: 'before-input-event', listener: (event: { preventDefault(): void }, input: Input) => void): unknown
}

/**
 * Keys of the window itself. Zoom goes by the character that a key prints, on the number pad too: the accelerators of Electron's menu want
 * a `+` without Shift, which few layouts have. A lone Alt does nothing: elsewhere than on a Mac it would open the menu bar, which takes the
 * next letter from the battle.
 */
export function listenForWindowKeys(contents: Zoomed, isMac = process.platform === 'darwin'): void {
  contents.on('before-input-event', (event, input) => {
    const zoom = input.type === 'keyDown' ? zoomOf(input, isMac) : null
    if (zoom === null && (isMac || input.key !== 'Alt')) return
    event.preventDefault()
    if (zoom !== null) contents.setZoomLevel(zoom === 0 ? 0 : Math.min(MOST, Math.max(LEAST, contents.getZoomLevel() + zoom)))
  })
}

/** By how much a key changes the zoom; 0 for back to actual size, null for a key that does not. */
function zoomOf({ key, code, control, meta, alt, shift }: Input, isMac: boolean): number | null {
  if (!(isMac ? meta : control) || alt) return null
  if (key === '+' || key === '=') return STEP
  if (key === '-' || key === '_') return -STEP
  return key === '0' || (code === 'Digit0' && !shift) ? 0 : null
}
