export declare function readCmap(table: Buffer): Map<number, number>
export declare function writeCmap(glyphs: ReadonlyMap<number, number>): Buffer
