import { ok } from '@shared/kernel/result'
import { seededRandom } from '../../src/main/platform/random-source'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { crashEverywhere, type CrashTally } from './crash-everywhere'
import type { Disk } from '../../src/main/store/disk/disk'
import { ensureDir } from '../../src/main/store/disk/disk-steps'
import { DurableDocument } from '../../src/main/store/document/durable-document'

/** Test support: changes a document on a disk that crashes at every step, twice in a row. */

interface TestDocument {
  readonly version: number
  readonly text: string
}

const DOCUMENT = '/data/thing.json'

export function openTestDocument(disk: Disk): ReturnType<typeof DurableDocument.open<TestDocument>> {
  return DurableDocument.open<TestDocument>(disk, DOCUMENT, {
    kind: 'thing',
    read: json => ok(json as TestDocument),
    fallback: () => ({ version: 0, text: '' })
  })
}

export function documentOf(version: number): TestDocument {
  return { version, text: `version ${version} `.repeat(10 * version) }
}

const CHANGES = 4

export async function exploreDocument(
  seed: number,
  crashes: { readonly first: number; readonly second: number },
  wrap: (disk: Disk) => Disk = disk => disk
): Promise<CrashTally> {
  const tally: CrashTally = { states: 0, violations: [] }
  const random = seededRandom(seed)

  const change = async (disk: CrashDisk, from: number, count: number, run: number): Promise<void> => {
    let kept = from
    const check = async (after: CrashDisk): Promise<void> => {
      const found = await openTestDocument(wrap(after))
      if (!found.ok) throw found.error
      const { value, source } = found.value
      if (source === 'backup') throw new Error('fell back to the generation before')
      if (value.version !== kept && value.version !== kept + 1)
        throw new Error(`version ${value.version}, ${kept} was acknowledged or shown`)
      if (value.version > 0 && value.text !== documentOf(value.version).text) throw new Error(`version ${value.version} changed`)
      if (run === 0) await change(after, value.version, 1, 1)
    }
    const act = async (): Promise<void> => {
      const program = wrap(disk)
      await ensureDir(program, '/data')
      const document = await openTestDocument(program)
      if (!document.ok) throw document.error
      for (let version = from + 1; version <= from + count; version++) {
        await document.value.update(documentOf(version))
        kept = version
      }
    }
    await crashEverywhere(disk, act, check, tally, random, run === 0 ? crashes.first : crashes.second)
    const names = (await disk.list('/data')).map(({ name }) => name).filter(name => name.endsWith('.tmp'))
    if (names.length > 0) throw new Error(`left behind: ${names.join()}`)
  }

  await change(new CrashDisk(), 0, CHANGES, 0)
  return tally
}
