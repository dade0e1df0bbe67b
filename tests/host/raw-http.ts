import { connect } from 'node:net'

/** The response: the status of the first line, or 0 when the connection was closed without one. */
export interface RawAnswer {
  readonly status: number
  readonly text: string
}

/** Longer than any response takes, however busy the machine. */
const QUIET_MS = 20_000

/** Sends these exact bytes and collects the response until the other side closes the connection; fails if it never does. */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')))
    const done = (): void => {
      socket.destroy()
      const text = Buffer.concat(chunks).toString('latin1')
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text })
    }
    socket.setTimeout(QUIET_MS, () => {
      reject(new Error('The other side neither answers nor ends the line'))
      socket.destroy()
    })
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('error', done)
    socket.on('end', done)
  })
}

/** The bytes of a request: first line, headers in order, empty line. */
export function requestText(line: string, headers: readonly string[], body = ''): string {
  return `${[line, ...headers].join('\r\n')}\r\n\r\n${body}`
}
