import type { MessageFile } from './message-file'

/** The message files that the first screen does without, by path. Each is a chunk of its own; systems have `systems/` and `digest/`. */
export const MORE_FILES = import.meta.glob<MessageFile>(['./*/*.json', './*/{systems,digest}/*.json', '!./*/{app,campaigns}.json'], {
  import: 'default'
})
