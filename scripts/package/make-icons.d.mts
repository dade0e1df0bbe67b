export declare function makeIcons(drawing: string, folder: string): Promise<void>
