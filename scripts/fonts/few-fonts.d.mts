export declare function fewFonts(): Promise<Readonly<Record<string, string>>>
