import { EventEmitter } from 'node:events'

export interface SenderFrame {
  readonly origin: string
  readonly url: string
  readonly parent: SenderFrame | null
}

export interface InvokeEvent {
  readonly sender: unknown
  readonly senderFrame: SenderFrame | null
}

type InvokeListener = (event: InvokeEvent, ...args: readonly unknown[]) => unknown

class IpcMain extends EventEmitter {
  private readonly handlers = new Map<string, InvokeListener>()

  handle(channel: string, listener: InvokeListener): void {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.handlers.set(channel, listener)
  }

  removeHandler(channel: string): void {
    this.handlers.delete(channel)
  }

  async invoke(channel: string, event: InvokeEvent, args: readonly unknown[]): Promise<unknown> {
    const handler = this.handlers.get(channel)
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`)
    return handler(event, ...args)
  }
}

export const ipcMain = new IpcMain()
