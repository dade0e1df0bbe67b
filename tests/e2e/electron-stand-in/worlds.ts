// Code that runs inside Chromium, in the two worlds of a page: the page's own and the preload's. They communicate by synchronous events on
// the document, named by a token the page cannot guess; Chromium copies what they carry by structured clone when it crosses.
// Each function is sent as its own text, so it may use nothing from outside itself.

/** Function, promise or plain object as a message; anything else as a copy. */
type Packed =
  | { readonly kind: 'function' | 'promise'; readonly id: number }
  | { readonly kind: 'object'; readonly parts: readonly (readonly [string, Packed])[] }
  | { readonly kind: 'copy'; readonly value: unknown }

type CrossMessage =
  | { readonly kind: 'call'; readonly id: number; readonly args: readonly Packed[] }
  | { readonly kind: 'returned'; readonly value: Packed }
  | { readonly kind: 'threw'; readonly error: string }
  | { readonly kind: 'settled'; readonly id: number; readonly value: Packed | null; readonly error: string }
  | { readonly kind: 'expose'; readonly key: string; readonly value: Packed }

/** The Electron a preload may require, and what the stand-in calls to deliver messages. */
interface PreloadWorld {
  readonly require: (name: string) => unknown
  readonly process: unknown
}

/** One end of the channel between the worlds; the same code on both sides. */
export function joinWorlds(token: string, mine: string, theirs: string): (key: string, value: unknown) => void {
  const functions: ((...args: unknown[]) => unknown)[] = []
  const promises = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let lastPromise = 0
  let returned: CrossMessage | null = null
  const send = (message: CrossMessage): void => void document.dispatchEvent(new CustomEvent(`${token}:${theirs}`, { detail: message }))
  const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

  const pack = (value: unknown): Packed => {
    if (typeof value === 'function') return { kind: 'function', id: functions.push(value as (typeof functions)[number]) - 1 }
    if (value instanceof Promise) {
      const id = ++lastPromise
      void value.then(
        (result: unknown) => send({ kind: 'settled', id, value: pack(result), error: '' }),
        (error: unknown) => send({ kind: 'settled', id, value: null, error: textOf(error) })
      )
      return { kind: 'promise', id }
    }
    const holdsFunctions = typeof value === 'object' && value !== null && Object.values(value).some(part => typeof part === 'function')
    if (holdsFunctions)
      return { kind: 'object', parts: Object.entries(value).map(([key, part]: [string, unknown]) => [key, pack(part)] as const) }
    return { kind: 'copy', value: structuredClone(value) }
  }

  const unpack = (packed: Packed): unknown => {
    if (packed.kind === 'copy') return packed.value
    if (packed.kind === 'object') return Object.freeze(Object.fromEntries(packed.parts.map(([key, part]) => [key, unpack(part)])))
    if (packed.kind === 'promise') return new Promise((resolve, reject) => promises.set(packed.id, { resolve, reject }))
    return (...args: unknown[]): unknown => {
      returned = null
      send({ kind: 'call', id: packed.id, args: args.map(pack) })
      const answer = returned as CrossMessage | null
      if (answer?.kind === 'threw') throw new Error(answer.error)
      return answer?.kind === 'returned' ? unpack(answer.value) : undefined
    }
  }

  const answerCall = (message: Extract<CrossMessage, { kind: 'call' }>): CrossMessage => {
    try {
      return { kind: 'returned', value: pack(functions[message.id]?.(...message.args.map(unpack))) }
    } catch (error) {
      return { kind: 'threw', error: textOf(error) }
    }
  }

  document.addEventListener(`${token}:${mine}`, event => {
    const message = (event as CustomEvent<CrossMessage>).detail
    if (message.kind === 'call') send(answerCall(message))
    else if (message.kind === 'expose') Object.defineProperty(window, message.key, { value: unpack(message.value), enumerable: true })
    else if (message.kind === 'settled') {
      const promise = promises.get(message.id)
      promises.delete(message.id)
      if (message.value === null) promise?.reject(new Error(message.error))
      else promise?.resolve(unpack(message.value))
    } else returned = message
  })
  return (key, value) => send({ kind: 'expose', key, value: pack(value) })
}

/** `require('electron')` of a sandboxed preload, over a binding that only this world sees. */
export function makePreloadWorld(expose: (key: string, value: unknown) => void, facts: unknown): PreloadWorld {
  type Listener = (event: unknown, ...args: readonly unknown[]) => void
  type Delivery =
    | { readonly kind: 'send'; readonly channel: string; readonly args: readonly unknown[] }
    | { readonly kind: 'reply'; readonly id: number; readonly result?: unknown; readonly error?: string }
  const here = globalThis as unknown as { standInSend: (text: string) => void; standInReceive: (text: string) => void }
  const listeners = new Map<string, readonly Listener[]>()
  const calls = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let lastCall = 0

  here.standInReceive = text => {
    const delivery = JSON.parse(text) as Delivery
    if (delivery.kind === 'send') {
      for (const listener of listeners.get(delivery.channel) ?? []) listener({ sender: ipcRenderer, ports: [] }, ...delivery.args)
      return
    }
    const call = calls.get(delivery.id)
    calls.delete(delivery.id)
    if (delivery.error === undefined) call?.resolve(delivery.result)
    else call?.reject(new Error(delivery.error))
  }

  const ipcRenderer = {
    invoke: (channel: string, ...args: readonly unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        lastCall += 1
        const text = JSON.stringify({ id: lastCall, channel, args: structuredClone(args) })
        calls.set(lastCall, { resolve, reject })
        here.standInSend(text)
      }),
    on: (channel: string, listener: Listener): unknown => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
      return ipcRenderer
    },
    removeListener: (channel: string, listener: Listener): unknown => {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter(other => other !== listener)
      )
      return ipcRenderer
    }
  }

  const electron = { contextBridge: { exposeInMainWorld: expose }, ipcRenderer }
  return {
    require: name => {
      if (name === 'electron' || name === 'electron/renderer') return electron
      throw new Error(`module not found: ${name}`)
    },
    process: facts
  }
}
