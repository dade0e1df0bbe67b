import { packedPicture, PICTURE_HEAD } from '@shared/exchange/foreign/picture-kind'
import { PICTURE_LIMITS } from '@shared/exchange/import-problem'

/** Little enough is lost for squares to be read, and the file stays within the limits of an import. */
const QUALITY = 0.95

/**
 * A photograph in WebP or AVIF as a JPEG, which the reader of squares takes; the browser unpacks it. Any other file is returned as it is,
 * and so is a picture that is larger than those that are read, or that cannot be unpacked: the answer to the import then says what it is.
 */
export async function readablePicture(file: File): Promise<File> {
  try {
    const picture = packedPicture(new Uint8Array(await file.slice(0, PICTURE_HEAD).arrayBuffer()))
    if (picture === null || isTooLarge(picture)) return file
    const unpacked = await createImageBitmap(new Blob([file], { type: `image/${picture.kind}` }))
    return isTooLarge(unpacked) ? file : new File([await asJpeg(unpacked)], file.name)
  } catch {
    return file
  }
}

function isTooLarge({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width * height > PICTURE_LIMITS.points || Math.max(width, height) > PICTURE_LIMITS.edge
}

async function asJpeg(picture: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('The browser gives no canvas')
  // What can be seen through lies on white paper.
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, picture.width, picture.height)
  brush.drawImage(picture, 0, 0)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
