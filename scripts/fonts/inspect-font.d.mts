export interface FontFile {
  readonly tags: readonly string[]
  readonly codes: readonly number[]
  readonly glyphOf: (code: number) => number | undefined
  readonly names: readonly { readonly id: number; readonly text: string }[]
}

export declare function inspectFont(file: Uint8Array): Promise<FontFile>
