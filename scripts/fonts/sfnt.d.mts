export declare function readTables(font: Buffer): Map<string, Buffer>
export declare function writeTables(version: number, tables: ReadonlyMap<string, Buffer>): Buffer
