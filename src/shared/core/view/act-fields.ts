import type { Message } from '../engine/message'

/** A name of the battle as a message. */
export const named = (name: string): Message => ({ key: 'view.named', values: { name } })
