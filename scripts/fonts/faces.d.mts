export interface Face {
  readonly file: string
  readonly family: string
  readonly package: string
  readonly source: string
  readonly codes: readonly number[]
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
}

export declare const FACES: readonly Face[]
export declare const STAND_INS: readonly { readonly code: number; readonly as: number }[]
