export declare function roomTable(): string
export declare function withRoomTable(page: string): string
