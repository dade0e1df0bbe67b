import type { EventEmitter } from 'node:events'

/** Emits an event that listeners may prevent; true when one did. */
export function isPrevented(emitter: EventEmitter, name: string, details: Readonly<Record<string, unknown>> = {}): boolean {
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
  emitter.emit(name, event, details['url'])
  return prevented
}
