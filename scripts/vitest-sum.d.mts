export interface Report {
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[]
}

export declare function sumOf(report: Report | null, exitCode: number): { readonly passed: number; readonly failed: number }
