import { fileURLToPath } from 'node:url'
import { SQUARE_READER } from './paper/square-reader'
import { readImportFile } from './read-import-file'

/** Beside this file, wherever it was built to. */
const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** The port to the parent in an Electron process; under Node, `process` itself takes its place. */
interface ParentPort {
  once(event: 'message', listener: (message: { readonly data: unknown }) => void): void
  postMessage(message: unknown): void
}
const { parentPort } = process as { readonly parentPort?: ParentPort }

/** The process that reads a file: one path in, one answer out. */
if (parentPort === undefined) process.once('message', path => void answer(path, reply => process.send?.(reply)))
else parentPort.once('message', ({ data }) => void answer(data, reply => parentPort.postMessage(reply)))

async function answer(path: unknown, reply: (answer: unknown) => void): Promise<void> {
  reply(await readImportFile(String(path), beside(SQUARE_READER)))
}
