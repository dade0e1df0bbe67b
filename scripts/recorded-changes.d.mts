export declare function changeInWords(path: string, before: string, after: string): string
