import { createConnection, createServer } from 'node:net'
import { errnoOf } from '../store-error'

/** A beacon tells other programs that its own is running. The system takes it down when that program ends, however it ends. */
export interface Beacons {
  /** Shows a beacon under this name; null where it cannot be shown. */
  show(name: string): Promise<Beacon | null>
  /** Whether a beacon of this name is shown; null if that cannot be found out. */
  isShown(name: string): Promise<boolean | null>
}

export interface Beacon {
  takeDown(): void
}

/** A pipe that all of its ends are busy on answers late, but it is there. */
const ANSWER_MS = 1_000
/**
 * Only names that we make ourselves: the path of a pipe may lead to another computer, and a claim is a file that anybody may have written.
 */
const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Beacons as named pipes: "Unlike Unix domain sockets, Windows will close and remove the pipe when the owning process exits" (Node, net,
 * "Identifying paths for IPC connections"). Nothing is sent to whoever connects.
 */
export function pipeBeacons(pathOf: (name: string) => string = name => `\\\\.\\pipe\\flagship-${name}`): Beacons {
  return {
    show: name =>
      new Promise(resolve => {
        const server = createServer(visitor => visitor.destroy())
        // Without a beacon only certainty is lost: the claim is then judged by its process number.
        server.on('error', () => resolve(null))
        server.listen(pathOf(name), () => resolve({ takeDown: () => void server.close() }))
        server.unref()
      }),
    isShown: name => (NAME.test(name) ? isListening(pathOf(name)) : Promise.resolve(null))
  }
}

function isListening(path: string): Promise<boolean | null> {
  return new Promise(resolve => {
    const socket = createConnection(path)
    const answer = (isThere: boolean | null): void => {
      socket.destroy()
      resolve(isThere)
    }
    socket.setTimeout(ANSWER_MS, () => answer(true))
    socket.on('connect', () => answer(true))
    socket.on('error', error => answer(NOBODY.has(errnoOf(error) ?? '') ? false : null))
  })
}

const NOBODY = new Set(['ENOENT', 'ECONNREFUSED'])
