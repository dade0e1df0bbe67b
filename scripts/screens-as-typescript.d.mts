export function layOutScreens(root: string): string
export function realErrors(root: string): (line: string) => boolean
