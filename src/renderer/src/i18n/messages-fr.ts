import { mergeMessages } from './merge-messages'
import type { MessageFile } from './merge-messages'

export const messages = mergeMessages(import.meta.glob<MessageFile>('./fr/*.json', { eager: true, import: 'default' }))
