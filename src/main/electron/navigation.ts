import type { Session, WebContents } from 'electron'
import { isOwnPage } from './own-page'

type GuardedContents = Pick<WebContents, 'on' | 'setWindowOpenHandler'>

/** Keeps a window on the page at `origin`: no other address, no window of its own making, no webview. */
export function guardNavigation(contents: GuardedContents, origin: string): void {
  const stay = (event: { readonly url: string; preventDefault(): void }): void => {
    if (!isOwnPage(event.url, origin)) event.preventDefault()
  }
  contents.on('will-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-attach-webview', event => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Cancels every request that would leave the computer. `blob:` and `data:` are made by the page itself, `devtools:` by the inspector. */
export function guardRequests(session: Pick<Session, 'webRequest'>, origins: readonly string[]): void {
  session.webRequest.onBeforeRequest((details, answer) => {
    const isLocal = /^(?:blob|data|devtools|chrome-extension):/.test(details.url)
    answer({ cancel: !isLocal && !origins.some(origin => isOwnPage(details.url, origin)) })
  })
}
