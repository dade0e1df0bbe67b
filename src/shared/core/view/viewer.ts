/** Who looks: the GM sees all; a side sees its own and what its scans revealed. */
export type Viewer = { readonly kind: 'gm' } | { readonly kind: 'side'; readonly sideId: string }
