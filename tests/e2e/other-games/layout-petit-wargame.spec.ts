import { describeLayout } from '../support/layout-of'

describeLayout('petit-wargame')
