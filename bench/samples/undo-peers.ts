import undoable, { ActionCreators } from 'redux-undo'
import { boardMove, boardReducer, boardStart, boardStep } from './boardgame-io'
import { repeat, type Sample, type Times } from './measure'

export function boardUndo(length: number, times: Times): Sample {
  let state = boardStart()
  for (let i = 0; i < length; i += 1) state = boardReducer(state, boardMove('mend', [i % 40], '0'))
  const [undo, redo] = [boardStep('UNDO', '0'), boardStep('REDO', '0')]
  const kept = state._undo.length
  const sample = repeat(times, 1, () => {
    state = boardReducer(boardReducer(state, undo), redo)
  })
  if (state._undo.length !== kept || kept < length) throw new Error(`boardgame.io keeps ${String(kept)} steps`)
  return sample
}

export function reduxUndo(length: number, times: Times): Sample {
  interface Fleets {
    readonly hulls: readonly number[]
  }
  const reducer = undoable<Fleets, { type: string; index?: number }>(
    (state = { hulls: Array.from({ length: 40 }, () => 60) }, action) =>
      action.type === 'mend' ? { hulls: state.hulls.map((hull, i) => (i === action.index ? hull + 1 : hull)) } : state,
    // Its types require a number, but its documentation uses `false` for no limit.
    { limit: false as unknown as number }
  )
  let state = reducer(undefined, { type: 'start' })
  for (let i = 0; i < length; i += 1) state = reducer(state, { type: 'mend', index: i % 40 })
  const kept = state.past.length
  const sample = repeat(times, 1, () => {
    state = reducer(reducer(state, ActionCreators.undo()), ActionCreators.redo())
  })
  if (state.past.length !== kept || kept < length) throw new Error(`redux-undo keeps ${String(kept)} steps`)
  return sample
}
