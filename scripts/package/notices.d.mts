import type { BundledPackage } from '../bundled-packages'

export declare function writeNotices(root: string, out: string, folder: string): void
export declare function bundledIn(out: string): readonly BundledPackage[]
