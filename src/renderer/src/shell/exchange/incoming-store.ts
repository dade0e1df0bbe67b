import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Campaign } from '@shared/campaign/campaign'
import { IMPORT_LIMITS, type ImportProblemCode } from '@shared/exchange/import-problem'
import { IMPORT_PIECE_BYTES, type ImportCheck } from '@shared/ipc/exchange'
import { call, onNews } from '../../session/host/api'
import { useFailure } from '../../session/host/use-failure'
import { readablePicture } from './readable-picture'

/** An import waiting to be accepted or dropped. */
export interface Incoming {
  readonly id: string
  /** Name of the file; empty for what was pasted. */
  readonly fileName: string
  readonly check: ImportCheck
}

/** Keeps the calls just below the rate limit of a window. */
const PIECE_PAUSE_MS = 30

/** Imports: a file chosen, dropped or opened, or what was pasted. One at a time. */
export const useIncomingStore = defineStore('incoming', () => {
  const incoming = shallowRef<Incoming | null>(null)
  const isReading = ref(false)
  const waiting: File[] = []
  const { report } = useFailure()

  /** Previews files one at a time; further files are queued. */
  async function takeFiles(files: readonly File[]): Promise<void> {
    waiting.push(...files)
    await takeNext()
  }

  async function takeNext(): Promise<void> {
    if (incoming.value !== null || isReading.value) return
    const file = waiting.shift()
    await (file === undefined ? takeOpened() : reading(() => sent(file)))
  }

  /** A text is read as a file without a name. */
  function takeText(text: string): Promise<void> {
    return takeFiles([new File([text], '')])
  }

  /** Fetches files opened with Flagship, now and whenever another arrives. */
  function listen(): void {
    const next = (): void => void takeNext().catch(() => null)
    onNews(news => {
      if (news.kind === 'files.opened') next()
    })
    next()
  }

  async function takeOpened(): Promise<void> {
    const opened = await call('import.opened', {})
    if (opened === null) return
    const { id, fileName, ...check } = opened
    incoming.value = { id, fileName, check }
  }

  /** Creates the imported campaigns. */
  async function accept(): Promise<readonly Campaign[]> {
    return incoming.value === null ? [] : call('import.accept', { id: incoming.value.id })
  }

  /** Called once an import is accepted or dropped; shows the next one. */
  async function done(): Promise<void> {
    const id = incoming.value?.id ?? ''
    incoming.value = null
    if (id !== '') await call('import.drop', { id }).catch(() => null)
    await takeNext().catch(report)
  }

  async function reading(read: () => Promise<Incoming>): Promise<void> {
    isReading.value = true
    try {
      incoming.value = await read()
    } finally {
      isReading.value = false
    }
  }

  return { incoming, isReading, takeFiles, takeText, listen, accept, done }
})

/** Sends a file to the host, which reads it and returns a preview. A dropped folder cannot be read at all. */
async function sent(original: File): Promise<Incoming> {
  const file = original.size > IMPORT_LIMITS.bytes ? original : await readablePicture(original)
  const refused = (id: string, code: ImportProblemCode): Incoming => ({
    id,
    fileName: file.name,
    check: { kind: 'refused', problem: { code, at: '' } }
  })
  if (file.size > IMPORT_LIMITS.bytes) return refused('', 'too-large')
  const { id } = await call('import.begin', { bytes: file.size })
  for (let at = 0; at < file.size; at += IMPORT_PIECE_BYTES) {
    const piece = await file
      .slice(at, at + IMPORT_PIECE_BYTES)
      .arrayBuffer()
      .catch(() => null)
    if (piece === null) return refused(id, at === 0 ? 'not-a-file' : 'unreadable')
    await call('import.piece', { id, data: base64(piece) })
    await new Promise(resolve => setTimeout(resolve, PIECE_PAUSE_MS))
  }
  return { id, fileName: file.name, check: await call('import.check', { id }) }
}

function base64(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes)
  let text = ''
  for (let at = 0; at < view.length; at += 0x8000) text += String.fromCharCode(...view.subarray(at, at + 0x8000))
  return btoa(text)
}
