/** Ids of what the focus is sent to: the name of the selected part in the table, and the field in which it is changed. */
export const ROW_ID = 'part-row'
export const NAME_ID = 'part-name'
