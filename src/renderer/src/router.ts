import { createRouter, createWebHashHistory } from 'vue-router'
import { withAllTexts, withBattleTexts } from './i18n'
// The first screen is bundled with the page; the others are loaded on demand.
import CampaignsView from './shell/start/CampaignsView.vue'

/** Hash history, because the page is a single file in both desktop and browser shells. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', name: 'campaigns', component: CampaignsView },
    {
      path: '/campaign/:campaignId',
      name: 'campaign',
      component: () => withAllTexts(() => import('./shell/campaign/CampaignView.vue')),
      props: true
    },
    {
      path: '/campaign/:campaignId/chronicle',
      name: 'chronicle',
      component: () => withAllTexts(() => import('./shell/chronicle/ChronicleView.vue')),
      props: true
    },
    {
      path: '/campaign/:campaignId/roster/:rosterId',
      name: 'builder',
      component: () => withAllTexts(() => import('./shell/BuilderView.vue')),
      props: true
    },
    {
      path: '/campaign/:campaignId/battle/:battleId',
      name: 'battle',
      component: () => withBattleTexts(() => import('./shell/BattleView.vue')),
      props: true
    },
    {
      path: '/campaign/:campaignId/battle/:battleId/end',
      name: 'end',
      component: () => withAllTexts(() => import('./shell/end/EndView.vue')),
      props: true
    },
    {
      path: '/campaign/:campaignId/battle/:battleId/report',
      name: 'report',
      component: () => withAllTexts(() => import('./shell/report/ReportView.vue')),
      props: true
    },
    {
      path: '/campaign/:campaignId/battle/:battleId/replay',
      name: 'replay',
      component: () => withAllTexts(() => import('./shell/replay/ReplayView.vue')),
      props: true
    },
    {
      path: '/campaign/:campaignId/battle/:battleId/paper',
      name: 'paper',
      component: () => withAllTexts(() => import('./shell/paper/PaperView.vue')),
      props: true
    },
    { path: '/guide', name: 'guide', component: () => withAllTexts(() => import('./shell/guide/GuideView.vue')) },
    { path: '/settings', name: 'settings', component: () => withAllTexts(() => import('./shell/settings/SettingsView.vue')) },
    { path: '/:rest(.*)*', redirect: { name: 'campaigns' } }
  ]
})
