/** What stands around when something strikes. */
interface Around {
  readonly isOff: boolean
  readonly isLookingBack: boolean
  readonly isHidden: boolean
  readonly isTyping: boolean
  /** The system asks for less motion. */
  readonly isStill: boolean
}

/** How what struck is shown: shots that fly, or, where those would be in the way, the strips that lost something outlined. */
export function showingOf({ isOff, isLookingBack, isHidden, isTyping, isStill }: Around): 'shots' | 'outlines' | 'nothing' {
  if (isOff || isLookingBack || isHidden) return 'nothing'
  return isTyping || isStill ? 'outlines' : 'shots'
}
