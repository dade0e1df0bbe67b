import { build, type CliOptions, type Configuration } from 'electron-builder'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePackages } from '../../../scripts/package/make-packages.mjs'
import { sevenZip } from '../../../scripts/package/seven-zip.mjs'
import type { Made } from './made'

/** Requests to the packaging tools. They are not run, so none has to be downloaded. */
export interface Asked {
  readonly folder: string
  /** The arguments of each tool, by the kind of package. */
  readonly told: ReadonlyMap<string, unknown>
  /** The files of a .deb, and the contents of its text files. */
  readonly places: ReadonlyMap<string, string>
  /** The files that the Windows installer unpacks. */
  readonly unpacked: readonly string[]
  /** Packages that need no tool, built. */
  readonly files: readonly string[]
  readonly missed: readonly unknown[]
}

/** Requests the packages of a system as `npm run package` does, on a copy of the packed app. The caller removes its `folder`. */
export async function askedFor({ system, folder: packed }: Made, homepage: string): Promise<Asked> {
  const folder = mkdtempSync(join(tmpdir(), 'flagship-asked-'))
  const prepackaged = join(folder, 'packed')
  cpSync(packed, prepackaged, { recursive: true })
  const told = new Map<string, unknown>()
  const places = new Map<string, string>()
  const unpacked: string[] = []
  const hear = (kind: string, options: unknown): void => {
    told.set(kind, options)
    const words = JSON.stringify(options)
    for (const [, path = '', place = ''] of words.matchAll(/"([^"=]+)=(\/[^"]+)"/gu))
      places.set(place, /\.(?:desktop|xml)$/u.test(path) ? readFileSync(path, 'utf8') : '')
    unpacked.push(...[...words.matchAll(/"APP_64":"([^"]+)"/gu)].flatMap(([, archive = '']) => filesIn(archive)))
  }
  const make = (wish: CliOptions = {}): Promise<string[]> => {
    const [kind = ''] = [...(wish.targets?.values() ?? [])].flatMap(byArch => [...byArch.values()].flat())
    const directories = { output: join(folder, 'made'), buildResources: 'dist/resources' }
    return build({
      ...wish,
      prepackaged,
      config: { ...(wish.config as Configuration), directories },
      effectiveOptionComputed: options => {
        hear(kind, options)
        return Promise.resolve(true)
      }
    })
  }
  return { folder, told, places, unpacked, ...(await makePackages(process.cwd(), { system, homepage, make })) }
}

/** Paths of the files in an archive of 7-Zip or a zip, sorted. */
export function filesIn(archive: string): readonly string[] {
  const listed = execFileSync(sevenZip(), ['l', '-ba', '-slt', archive], { encoding: 'utf8' }).split(/\r?\n\r?\n/u)
  const files = listed.filter(entry => /^Path = /mu.test(entry) && !/^(?:Folder = \+|Attributes = D)/mu.test(entry))
  return files.map(entry => (/^Path = (.*)$/mu.exec(entry)?.[1] ?? '').trim().replaceAll('\\', '/')).sort()
}
