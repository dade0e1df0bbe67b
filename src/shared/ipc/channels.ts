/** The only two channels between a desktop window and the host. The page never learns their names. */
export const CALL_CHANNEL = 'flagship:call'
export const NEWS_CHANNEL = 'flagship:news'
