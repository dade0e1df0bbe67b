import type { build } from 'electron-builder'

export interface Packages {
  readonly files: readonly string[]
  readonly missed: readonly { readonly target: string; readonly reason: string }[]
}

export interface PackagingOptions {
  readonly system?: 'linux' | 'win32' | 'darwin'
  readonly runtime?: string | null
  readonly homepage?: string | null
  readonly make?: typeof build
}

export declare function makePackages(root: string, options?: PackagingOptions): Promise<Packages>
