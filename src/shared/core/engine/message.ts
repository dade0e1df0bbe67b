/** A text to show: a key into the message files, and the values to insert. The engine holds no prose. */
export interface Message {
  readonly key: string
  readonly values?: Readonly<Record<string, MessageValue>>
  /** Id of the requirement behind the sentence. */
  readonly source?: string
}

/** Numbers and names are inserted as they are; a nested message is translated first. */
export type MessageValue = string | number | Message
