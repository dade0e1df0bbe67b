export declare function remedyFor(reason: string): string | null
