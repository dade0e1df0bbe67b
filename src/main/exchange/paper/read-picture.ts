import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { brotliDecompressSync } from 'node:zlib'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { PICTURE_LIMITS, type ImportProblem, type ImportProblemCode } from '@shared/exchange/import-problem'
import { campaignOf } from '@shared/exchange/paper/paper-sheet'
import type { Exchange } from '@shared/exchange/read-exchange'
import { err, ok, type Result } from '@shared/kernel/result'
import { withMemoryLimit } from './limited-memory'
import { readSquares } from './paper-squares'
import { pictureSize } from './picture-size'

/** Path of the square reader (WebAssembly) within its npm package. */
const IN_PACKAGE = 'zxing-wasm/reader/zxing_reader.wasm'
/** The ways of telling dark from light, tried one after another: shadows over a page, a page evenly lit, then a coarse look. */
const WAYS = [
  { binarizer: 'LocalAverage', tryDenoise: false },
  { binarizer: 'LocalAverage', tryDenoise: true },
  { binarizer: 'GlobalHistogram', tryDenoise: false },
  // Half as large and smoothed: grain that is as fine as the modules goes away.
  { binarizer: 'LocalAverage', tryDenoise: true, downscaleFactor: 2, downscaleThreshold: 400 }
] as const
/** More squares in one picture than any sheet has, ours and others. */
const SYMBOLS_MAX = 12
/** Memory of the reader of squares, in pages of 64 KiB: 512 MiB. A picture within the limits takes about twice what it is unpacked. */
const MEMORY_PAGES_MAX = 8_192

/**
 * Reads a photograph or scan of a printed sheet. `packed` is the reader of squares as a packed file of this program; null where the
 * package itself is there, as in a checkout. Nothing is fetched from anywhere.
 */
export async function readPicture(picture: Buffer, packed: string | null, now: number): Promise<Result<Exchange, ImportProblem>> {
  const size = pictureSize(picture)
  if (size === null) return refused('bad-picture')
  const { width, height, bytes } = size
  const isTooLarge = width * height > PICTURE_LIMITS.points || Math.max(width, height) > PICTURE_LIMITS.edge
  if (isTooLarge || bytes > PICTURE_LIMITS.bytes) return refused('bad-picture', `${String(width)} x ${String(height)}`)
  await prepareReader(packed)
  // One way may find one of the squares, and another way the other.
  const found: Uint8Array[] = []
  let result = readSquares(found)
  for (const way of WAYS) {
    const squares = await squaresIn(picture, way)
    if (squares === null) return refused('bad-picture')
    found.push(...squares)
    result = readSquares(found)
    if (result.ok || !['no-squares', 'half-a-pair'].includes(result.error.code)) break
  }
  if (!result.ok) return result
  const campaign = campaignOf(result.value, now)
  return campaign.ok ? ok({ kind: 'campaigns', campaigns: [campaign.value] }) : campaign
}

/** The bytes of every square found; null when the picture cannot be unpacked. */
async function squaresIn(picture: Buffer, way: (typeof WAYS)[number]): Promise<readonly Uint8Array[] | null> {
  try {
    const found = await readBarcodes(picture, { ...way, formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: SYMBOLS_MAX })
    return found.filter(square => square.isValid).map(square => square.bytes)
  } catch {
    return null
  }
}

async function prepareReader(packed: string | null): Promise<void> {
  const wasmBinary =
    packed === null ? await readFile(createRequire(import.meta.url).resolve(IN_PACKAGE)) : brotliDecompressSync(await readFile(packed))
  await prepareZXingModule({ overrides: { wasmBinary: withMemoryLimit(wasmBinary, MEMORY_PAGES_MAX).buffer }, fireImmediately: true })
}

function refused(code: ImportProblemCode, at = ''): Result<never, ImportProblem> {
  return err({ code, at })
}
