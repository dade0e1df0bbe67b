export declare function checksums(files: readonly string[]): Promise<string>
