export declare function inputsOf(root: string, files: readonly string[]): (test: string) => string
