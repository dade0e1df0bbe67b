type Pictures = ReadonlyMap<number, Buffer>

export declare const ICON_EDGES: readonly number[]
export declare function icoOf(pictures: Pictures): Buffer
export declare function icnsOf(pictures: Pictures): Buffer
