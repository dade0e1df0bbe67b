/** Something to say: a key into the message files and the values to put in. The engine holds no prose. */
export interface Message {
  readonly key: string
  readonly values?: Readonly<Record<string, MessageValue>>
  /** Requirement id the sentence rests on. */
  readonly source?: string
}

/** Numbers and names go in as they are; a nested message is translated first. */
export type MessageValue = string | number | Message
