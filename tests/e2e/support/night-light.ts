import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** The brightest green and blue of the night palette lie below; what a browser draws by itself lies above. */
const MOST = 160

/** What shines green or blue on a screen in night red, with the first place: a control in the browser's own colours, say. */
export async function nightLight(page: Page): Promise<readonly string[]> {
  const { width, rows } = rowsOf(await page.screenshot())
  for (const [y, row] of rows.entries())
    for (let x = 0; x < width; x += 1) {
      const [red = 0, green = 0, blue = 0] = row.subarray(x * 3, x * 3 + 3)
      if (Math.max(green, blue) > MOST) return [`rgb(${String(red)}, ${String(green)}, ${String(blue)}) at ${String(x)}, ${String(y)}`]
    }
  return []
}

/** The rows of a PNG of three bytes a dot, as Chromium writes its pictures. */
function rowsOf(png: Buffer): { readonly width: number; readonly rows: readonly Uint8Array[] } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  if (png.subarray(24, 29).toString('hex') !== '0802000000') throw new Error('Not eight bits of three colours')
  const data: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const packed = inflateSync(Buffer.concat(data))
  const rows: Uint8Array[] = []
  for (let y = 0; y < height; y += 1) {
    const from = y * (width * 3 + 1)
    rows.push(unfiltered(packed[from] ?? 0, packed.subarray(from + 1, from + 1 + width * 3), rows[y - 1]))
  }
  return { width, rows }
}

/** A row with its filter undone (PNG specification, section 9.2). */
function unfiltered(filter: number, row: Uint8Array, above: Uint8Array | undefined): Uint8Array {
  const dots = new Uint8Array(row.length)
  for (const [i, byte] of row.entries()) {
    const [left, up, corner] = [dots[i - 3] ?? 0, above?.[i] ?? 0, above?.[i - 3] ?? 0]
    dots[i] = byte + ([0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter] ?? 0)
  }
  return dots
}

function nearest(left: number, up: number, corner: number): number {
  const sum = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)]
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
}
