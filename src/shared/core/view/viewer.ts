/**
 * Who looks. The game master sees all, the table what everybody may see, and a side its own and what it has found out. A station is one
 * player's: it knows what its side knows, and `ownIds` are the fleets, ships or officers that player leads.
 */
export type Viewer =
  | { readonly kind: 'gm' }
  | { readonly kind: 'table' }
  | { readonly kind: 'side'; readonly sideId: string }
  | { readonly kind: 'station'; readonly sideId: string; readonly ownIds: readonly string[] }
