export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly left: number
  readonly top: number
}

interface CardPlace {
  readonly left: number
  readonly top: number
  /** Maximum height before it scrolls. */
  readonly heightMax: number
}

/** Minimum distance in px between a card and the edge of the window. */
const EDGE = 8

/**
 * Position of a card for `anchor`: centred below it, or above if there is more room, and never beyond
 * the edge of the window. All in px.
 */
export function cardPlace(anchor: Box, card: Size, room: Size, gap: number): CardPlace {
  const below = room.height - EDGE - (anchor.top + anchor.height + gap)
  const above = anchor.top - gap - EDGE
  const isBelow = card.height <= below || below >= above
  const heightMax = Math.max(0, isBelow ? below : above)
  const height = Math.min(card.height, heightMax)
  const centred = anchor.left + anchor.width / 2 - card.width / 2
  return {
    left: Math.max(EDGE, Math.min(centred, room.width - EDGE - card.width)),
    top: isBelow ? anchor.top + anchor.height + gap : anchor.top - gap - height,
    heightMax
  }
}
