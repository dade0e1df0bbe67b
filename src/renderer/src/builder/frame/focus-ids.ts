/** Ids of focus targets: the selected part's name in the table, and the field that edits it. */
export const ROW_ID = 'part-row'
export const NAME_ID = 'part-name'
