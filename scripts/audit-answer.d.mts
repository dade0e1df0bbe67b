export declare function answerOf(json: string): { readonly state: 'none' | 'known' | 'silent'; readonly lines: readonly string[] }
