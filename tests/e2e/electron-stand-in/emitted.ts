import type { EventEmitter } from 'node:events'

/** Emits an event that listeners may prevent; true when one did. */
export function isPrevented(
  emitter: EventEmitter,
  name: string,
  details: Readonly<Record<string, unknown>> = {},
  second: unknown = details['url']
): boolean {
  let prevented = false
  const event = {
    ...details,
    get defaultPrevented() {
      return prevented
    },
    preventDefault: () => {
      prevented = true
    }
  }
  emitter.emit(name, event, second)
  return prevented
}
