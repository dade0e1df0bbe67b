/** Squares along an edge of the map, and altitudes (L9): 30 each, counted from 0. */
export const GRID_SIZE = 30
