import { afterEach, describe, expect, it, vi } from 'vitest'
import { readablePicture } from './readable-picture'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A WebP that says it is so wide and high. */
function webp(width: number, height: number): File {
  const bytes = new Uint8Array(64)
  bytes.set([...'RIFF    WEBPVP8X'].map(letter => letter.charCodeAt(0)))
  for (const [at, side] of [
    [24, width],
    [27, height]
  ] as const)
    bytes.set([(side - 1) & 255, ((side - 1) >> 8) & 255, (side - 1) >> 16], at)
  return new File([bytes], 'sheet.webp')
}

/** A browser that unpacks every picture to this size, and packs every drawing as a JPEG. */
function browser(width: number, height: number) {
  const asked: string[] = []
  const close = vi.fn()
  vi.stubGlobal('createImageBitmap', (blob: Blob) => {
    asked.push(blob.type)
    return Promise.resolve({ width, height, close })
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect: () => null, drawImage: () => null })
      convertToBlob = ({ type }: { readonly type: string }) => Promise.resolve(new Blob([`packed as ${type}`]))
    }
  )
  return { asked, close }
}

describe('a photograph that the reader of squares does not take', () => {
  it('is unpacked by the browser and handed on as a JPEG of the same name', async () => {
    const { asked, close } = browser(4000, 3000)
    const file = await readablePicture(webp(4000, 3000))
    expect([file.name, await file.text(), asked]).toEqual(['sheet.webp', 'packed as image/jpeg', ['image/webp']])
    expect(close).toHaveBeenCalledOnce()
  })

  it('is handed on as it is where the browser cannot unpack it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')))
    const file = webp(10, 10)
    expect(await readablePicture(file)).toBe(file)
  })

  it('is not unpacked where it says that it is larger than what is read, nor used where it is', async () => {
    const { asked } = browser(16_001, 10)
    const large = webp(16_000, 16_000)
    expect(await readablePicture(large)).toBe(large)
    expect(asked).toEqual([])
    const lying = webp(10, 10)
    expect(await readablePicture(lying)).toBe(lying)
  })

  it('is nothing else', async () => {
    const { asked } = browser(10, 10)
    for (const content of ['{"flagship":"roster"}', '\x89PNG', '']) {
      const file = new File([content], 'other')
      expect(await readablePicture(file)).toBe(file)
    }
    expect(asked).toEqual([])
  })
})
