export declare function isBuildStale(root: string): boolean
