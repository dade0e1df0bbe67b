/** The desktop shell ends with it after a dialog has told the user why it cannot start; `npm start` then has nothing to add. */
export const TOLD_WHY = 70
