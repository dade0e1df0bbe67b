interface Target {
  readonly target: string
  readonly arch: readonly string[]
}

declare const config: {
  readonly appId: string
  readonly productName: string
  readonly artifactName: string
  readonly publish: null
  readonly electronFuses: Readonly<Record<string, boolean>>
  readonly win: { readonly target: readonly Target[] }
  readonly mac: { readonly target: readonly Target[] }
  readonly linux: { readonly target: readonly Target[]; readonly executableArgs: readonly string[] }
  readonly nsis: { readonly artifactName: string; readonly deleteAppDataOnUninstall: boolean }
  readonly portable: { readonly artifactName: string }
}
export default config
