export declare function sevenZip(): string
