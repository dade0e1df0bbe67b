import type { StripView, TableView } from '@shared/core/view/table-view'

/** A view of a battle in which there is nothing to see yet. */
export function aView(changes: Partial<TableView> = {}): TableView {
  return {
    systemId: 'toy',
    name: 'Pond',
    round: { word: { key: 'view.round' }, number: 1 },
    heading: { key: 'toy.phase' },
    steps: [],
    turn: [],
    sides: [],
    now: null,
    then: null,
    isOver: false,
    ...changes
  }
}

/** A ship or fleet of which nothing is known but its name. */
export function aStrip(name: string, changes: Partial<StripView> = {}): StripView {
  return {
    id: '0-1',
    number: 1,
    name,
    what: null,
    isFlagship: false,
    isMine: false,
    isActing: false,
    isTarget: false,
    isHidden: false,
    gauges: [],
    words: [],
    standing: 'fighting',
    standingWord: null,
    scan: null,
    parts: [],
    ...changes
  }
}
