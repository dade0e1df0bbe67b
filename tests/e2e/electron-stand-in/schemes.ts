/** Protocols of the app's own, and where their pages live in Chromium: `app://host/path` is `https://host.app.localhost/path`. */
export interface CustomScheme {
  readonly scheme: string
  readonly privileges?: Readonly<Record<string, boolean>>
}

type Handler = (request: Request) => Response | Promise<Response>

let registered: readonly CustomScheme[] = []
const handlers = new Map<string, Handler>()

export const registeredSchemes = (): readonly CustomScheme[] => registered

export const protocol = {
  registerSchemesAsPrivileged: (schemes: readonly CustomScheme[]): void => {
    registered = schemes
  },
  handle: (scheme: string, handler: Handler): void => {
    if (handlers.has(scheme)) throw new Error(`The scheme ${scheme} has been handled already`)
    handlers.set(scheme, handler)
  },
  unhandle: (scheme: string): void => void handlers.delete(scheme),
  isProtocolHandled: (scheme: string): boolean => handlers.has(scheme)
}

/** The address used in Chromium. A secure origin, as a custom scheme with `standard` and `secure` is. */
export function toBrowser(address: string): string {
  return address.replace(/^([a-z][a-z0-9+-]*):\/\/([^/]*)/, (whole, scheme: string, host: string) =>
    isOurs(scheme) ? `https://${host}.${scheme}.localhost` : whole
  )
}

/** The address the app sees. */
export function toApp(address: string): string {
  return address.replace(/^https:\/\/([^/]*)\.([a-z0-9+-]+)\.localhost/, (whole, host: string, scheme: string) =>
    isOurs(scheme) ? `${scheme}://${host}` : whole
  )
}

/** The handler of an address of the app, if it has one. */
export function handlerOf(address: string): Handler | undefined {
  return handlers.get(/^([a-z][a-z0-9+-]*):/.exec(address)?.[1] ?? '')
}

function isOurs(scheme: string): boolean {
  return registered.some(known => known.scheme === scheme)
}
