import type { Face } from './faces.mjs'

export declare function cutFace(face: Face): Promise<Buffer>
