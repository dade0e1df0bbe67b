export interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

export declare function sumOf(
  report: Report | null,
  exitCode: number
): { readonly passed: number; readonly failed: number; readonly red: readonly string[] }
