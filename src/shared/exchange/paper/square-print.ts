/** How a square is printed: what the page draws, and what tests photograph. */
export const SQUARE_PRINT = {
  /** A module of a square, in millimetres: six dots of a phone’s camera when it sees a whole page. */
  moduleMm: 0.45,
  /** Modules of white around a square. */
  border: 4,
  /** Most bytes with the better correction of errors (QR code, version 40-M). */
  bytesOfM: 2_331
} as const

/** Options for the encoder, by how much a square has to hold. */
export function squareOptions(bytes: number): { readonly ecc: 'M' | 'L'; readonly boostEcc: true; readonly border: number } {
  return { boostEcc: true, ecc: bytes <= SQUARE_PRINT.bytesOfM ? 'M' : 'L', border: SQUARE_PRINT.border }
}
