import { EventEmitter } from 'node:events'
import { tell } from './messages'

type PermissionRequestHandler = (
  contents: unknown,
  permission: string,
  answer: (granted: boolean) => void,
  details: { requestingUrl: string; isMainFrame: boolean }
) => void
type PermissionCheckHandler = (contents: unknown, permission: string, requestingOrigin: string, details: unknown) => boolean
type BeforeRequest = (details: { url: string }, answer: (response: { cancel?: boolean }) => void) => void

/** The one session. Like Electron, it grants everything by default. */
class Session extends EventEmitter {
  private request: PermissionRequestHandler | null = null
  private check: PermissionCheckHandler | null = null
  private device: ((details: unknown) => boolean) | null = null
  private capture: ((request: unknown, answer: (streams: unknown) => void) => void) | null = null
  private beforeRequest: BeforeRequest | null = null
  isSpellCheckerOn = true

  readonly webRequest = {
    onBeforeRequest: (listener: BeforeRequest | null): void => {
      this.beforeRequest = listener
    }
  }

  setPermissionRequestHandler(handler: PermissionRequestHandler | null): void {
    this.request = handler
  }

  setPermissionCheckHandler(handler: PermissionCheckHandler | null): void {
    this.check = handler
  }

  setDevicePermissionHandler(handler: ((details: unknown) => boolean) | null): void {
    this.device = handler
  }

  setDisplayMediaRequestHandler(handler: Session['capture']): void {
    this.capture = handler
  }

  setSpellCheckerEnabled(isOn: boolean): void {
    this.isSpellCheckerOn = isOn
  }

  /** A page hands out a file: like Electron, asks where it goes in a dialog titled by its address unless told better. */
  download(address: string, name: string): void {
    let options: { readonly title?: string; readonly defaultPath?: string } = {}
    const item = Object.assign(new EventEmitter(), {
      getFilename: () => name,
      getSavePath: () => '',
      setSaveDialogOptions: (given: typeof options) => void (options = given)
    })
    this.emit('will-download', {}, item)
    tell({ kind: 'saveDialog', title: options.title ?? address, defaultPath: options.defaultPath ?? name })
    item.emit('done', {}, 'cancelled')
  }

  isRequestGranted(permission: string, address: string): boolean {
    let isGranted = this.request === null
    this.request?.(null, permission, granted => (isGranted = granted), { requestingUrl: address, isMainFrame: true })
    return isGranted
  }

  isCheckGranted(permission: string, origin: string): boolean {
    return this.check === null || this.check(null, permission, origin, {})
  }

  isDeviceGranted(): boolean {
    return this.device === null || this.device({})
  }

  /** Without a handler Electron has no picker, and refuses. */
  isScreenGranted(): boolean {
    let streams: unknown = null
    this.capture?.({}, given => (streams = given))
    return this.capture === null || streams !== null
  }

  isCancelled(address: string): boolean {
    let isCancelled = false
    this.beforeRequest?.({ url: address }, response => (isCancelled = response.cancel === true))
    return isCancelled
  }
}

export const session = { defaultSession: new Session() }
