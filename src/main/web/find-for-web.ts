import { resolve } from 'node:path'
import { err, ok, type Result } from '@shared/kernel/result'
import { locate, type Location } from '../store/location/location'
import { moveData } from '../store/location/move-data'
import { nodeDisk } from '../store/disk/node-disk'
import { defaultDataDir, isDataDirNamed } from '../store/paths'
import { nodePlaces } from '../store/location/places'
import { dataMessages, type DataMessages } from './data-messages'
import type { WebCommandLine } from './web-options'

interface WebSearch {
  readonly words?: DataMessages
  /** The data folder if it was never moved, and whether an environment variable names it. */
  readonly home?: string
  readonly isNamed?: boolean
  readonly say?: (line: string) => void
}

/** Finds the data, and moves it first where the command line says so. The error is what to print; nothing was changed then. */
export async function findForWeb(
  { dataDir, moveTo }: Pick<WebCommandLine, 'dataDir' | 'moveTo'>,
  {
    words = dataMessages(Intl.DateTimeFormat().resolvedOptions().locale),
    home = defaultDataDir(),
    isNamed = isDataDirNamed(),
    say = line => process.stdout.write(`${line}\n`)
  }: WebSearch = {}
): Promise<Result<Location, string>> {
  const dir = resolve(dataDir ?? home)
  const found = await locate(nodeDisk, dir, dataDir !== null || isNamed)
  if (!found.ok) return err(words.notFound(found.error, dir))
  if (moveTo === null) return found
  const moved = await moveData(nodeDisk, nodePlaces, found.value, moveTo)
  if (!moved.ok) return err(words.notMoved(moved.error))
  say(words.moved(found.value.dir, moved.value.dir))
  return ok(moved.value)
}
