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
  /** What it may be high before it scrolls. */
  readonly heightMax: number
}

/** Least distance in px between a card and the edge of the window. */
const EDGE = 8

/**
 * Where a card of this size stands that belongs to `anchor`: below it and centred, above it where there is more room, and never over
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
