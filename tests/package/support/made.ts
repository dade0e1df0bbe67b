import { getRawHeader } from '@electron/asar'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { inject } from 'vitest'

const made = inject('made')

/** One packaged folder: its program and its resources. */
export interface Made {
  readonly system: 'linux' | 'win32' | 'darwin'
  readonly folder: string
  readonly program: string
  readonly resources: string
}

const MAC_CONTENTS = join(made, 'mac', 'Flagship.app', 'Contents')

export const LINUX: Made = {
  system: 'linux',
  folder: join(made, 'linux-unpacked'),
  program: join(made, 'linux-unpacked', 'flagship'),
  resources: join(made, 'linux-unpacked', 'resources')
}
export const WINDOWS: Made = {
  system: 'win32',
  folder: join(made, 'win-unpacked'),
  program: join(made, 'win-unpacked', 'Flagship.exe'),
  resources: join(made, 'win-unpacked', 'resources')
}
export const MAC: Made = {
  system: 'darwin',
  folder: MAC_CONTENTS,
  program: join(made, 'mac', 'Flagship.app'),
  resources: join(MAC_CONTENTS, 'Resources')
}
export const ALL_MADE: readonly Made[] = [LINUX, WINDOWS, MAC]

export const archiveOf = ({ resources }: Made): string => join(resources, 'app.asar')

/** SHA-256 of the archive's table of contents, which holds the hash of every file: what the runtime compares before it loads anything. */
export function archiveHash(one: Made): string {
  return createHash('sha256')
    .update(getRawHeader(archiveOf(one)).headerString)
    .digest('hex')
}
