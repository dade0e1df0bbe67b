import type { CellOutline } from '../../../core/view/outline'
import { SECTORS, type BySector, type Element, type ShipSize } from '../model/element'

interface Design {
  readonly size: ShipSize
  readonly sectors: BySector<{ readonly elements: readonly Element[]; readonly lost?: readonly Element[] }>
}

/** What a ship looks like, from the elements of its sectors, with a dot for each that it has lost: the picture is its damage sheet. */
export function shipOutline({ size, sectors }: Design): CellOutline {
  const letters = (elements: readonly Element[]): string => elements.map(element => (element === 'engine' ? '+' : element)).join('')
  const cells = SECTORS.map(sector => [sector, letters(sectors[sector].elements) + '.'.repeat(sectors[sector].lost?.length ?? 0)])
  return { style: 'cells', size, sectors: Object.fromEntries(cells) as BySector<string> }
}

/** Cells of a ship of which only the size is known, by sector. */
const BOW = { small: 5, medium: 8, large: 12 } as const

/** What players see of any ship: its size. Its sheet is its player's. */
export function outlineAfar({ size }: Pick<Design, 'size'>): CellOutline {
  const sectors = { front: '+'.repeat(BOW[size]), rear: '+++++', right: '++++', left: '++++', top: '++', bottom: '++' }
  return { style: 'cells', size, sectors }
}
