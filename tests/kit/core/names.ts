/** The naming of a system whose things have no names, for systems that tests make up. */
export const asNamed = { named: <State>(state: State): State => state, marksIn: (): ReadonlyMap<string, string> => new Map() }
