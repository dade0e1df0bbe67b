/** Id of the link to the selected campaign, where the focus goes when another is selected by key. */
export const SELECTED_ID = 'selected-campaign'
