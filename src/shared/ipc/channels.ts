/** The only two channels between a desktop window and the host. Pages never learn their names. */
export const CALL_CHANNEL = 'flagship:call'
export const NEWS_CHANNEL = 'flagship:news'
