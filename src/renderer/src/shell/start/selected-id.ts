/** Id of the selected campaign's link, focused when the selection is moved by key. */
export const SELECTED_ID = 'selected-campaign'
