import { readImportFile } from './read-import-file'

/** Where a process of Electron's hears its parent; under Node there is none, and the process itself hears. */
interface ParentPort {
  once(event: 'message', hear: (message: { readonly data: unknown }) => void): void
  postMessage(message: unknown): void
}
const { parentPort } = process as { readonly parentPort?: ParentPort }

/** What the process that reads a file does: one path in, one answer out. */
if (parentPort === undefined) process.once('message', path => void answer(path, reply => process.send?.(reply)))
else parentPort.once('message', ({ data }) => void answer(data, reply => parentPort.postMessage(reply)))

async function answer(path: unknown, reply: (answer: unknown) => void): Promise<void> {
  reply(await readImportFile(String(path)))
}
