import type { Locale } from '@shared/kernel/locale'
import type { PackedReplay } from '@shared/replay/packed'
import type { MessageFile } from '../i18n/message-file'

/** What the page of a replay is given: the battle, and what its engine says in every language. */
export interface ReplayContent {
  readonly replay: PackedReplay
  readonly texts: Readonly<Record<Locale, MessageFile>>
}

/** A text as gzip in base64. */
export async function gzipped(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('gzip'))
  // In pieces: a call takes only so many arguments.
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, i) =>
    String.fromCharCode(...bytes.subarray(i * PIECE, (i + 1) * PIECE))
  )
  return btoa(pieces.join(''))
}
const PIECE = 0x8000

/** The text again. Rejects what is no gzip in base64. */
export async function unzipped(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), char => char.charCodeAt(0))
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('gzip')))
}

async function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer())
}
