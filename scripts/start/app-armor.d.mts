export declare function isSandboxForbidden(read?: (path: string) => string): boolean
export declare function appArmorRemedy(program: string): string
