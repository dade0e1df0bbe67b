import type { CriticalFace } from '../../tables/criticals'

/** Faces that name one condition: 1 to 5. A 6 asks for two more rolls (SA-109). */
export function isCriticalFace(face: number): face is Exclude<CriticalFace, 6> {
  return face >= 1 && face <= 5
}
