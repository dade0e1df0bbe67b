import type { Viewer } from '@shared/core/view/viewer'

/** Whose view it is: that of a side, or with null what everybody may see. */
export const seenBy = (eyes: string | null): Viewer => (eyes === null ? { kind: 'table' } : { kind: 'side', sideId: eyes })
