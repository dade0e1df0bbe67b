export declare function scriptOf(path: string, text: string): string | null
export declare function layOutScreenScripts(root: string): string
