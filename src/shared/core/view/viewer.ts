/**
 * Who is looking. The game master sees everything, the table what everybody may see, and a side its own units and what it has found out. A
 * station belongs to one player: it knows what its side knows, and `ownIds` are the fleets, ships or officers that player leads.
 */
export type Viewer =
  | { readonly kind: 'gm' }
  | { readonly kind: 'table' }
  | { readonly kind: 'side'; readonly sideId: string }
  | { readonly kind: 'station'; readonly sideId: string; readonly ownIds: readonly string[] }
