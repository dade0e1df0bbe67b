import type { MessageFile } from './message-file'

/** The message files that the first screen does without, by path. Each is a chunk of its own; those of the systems are in `systems/`. */
export const MORE_FILES = import.meta.glob<MessageFile>(['./*/*.json', './*/systems/*.json', '!./*/{app,campaigns}.json'], {
  import: 'default'
})
