import { BOOT_CALLS, BOOT_ID } from '@shared/ipc/boot'
import type { CallReply } from '@shared/ipc/calls'

/** Answers a call without arguments, as `dispatchCall` does. */
export type Answer = (name: string, args: object) => Promise<CallReply<unknown>>

/** The path of the game master's page. */
export const START_PATH = '/'
/** The boot data stand before this element: scripts of the page run when all of it has been read. */
const APP = '<div id="app">'

/**
 * The start page in pieces: its head at once, so that scripts are fetched meanwhile, and then what the first screen asks the host. The data
 * are no script to a browser, so the policy for scripts has nothing to say about them.
 */
export async function* startPage(html: string, answer: Answer): AsyncGenerator<string, void> {
  const at = html.indexOf(APP)
  if (at < 0) {
    yield html
    return
  }
  yield html.slice(0, at)
  const replies = await Promise.all(BOOT_CALLS.map(async name => [name, await answer(name, {})] as const))
  const data: Readonly<Record<string, unknown>> = Object.fromEntries(
    replies.flatMap(([name, reply]) => (reply.ok ? [[name, reply.result] as const] : []))
  )
  // No text of a user may end the element.
  yield `<script type="application/json" id="${BOOT_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`
  yield html.slice(at)
}
