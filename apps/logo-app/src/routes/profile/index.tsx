import { Banner } from '@trazo/ui/banner';
import { Button } from '@trazo/ui/button';
import { LoadingState } from '@trazo/ui/loading-state';
import { onDemand, useOnDemand } from '@trazo/ui/on-demand';
import { PageHeader } from '@trazo/ui/page-header';
import { Tab, TabPanel, Tabs, TabsList } from '@trazo/ui/tabs';
import { useLoadError } from '../../app/load-error';
import { usePageTitle } from '../../app/use-page-title';
import { useUrlView } from '../../app/use-url-view';
import { LITERAL_TAB_BADGES } from '../../literals';
import { profileTexts } from '../../texts/profile';
import { titlesTexts } from '../../texts/titles';
import { ProfileTab } from './profile-tab';
import { failureOf, useProfile } from './use-profile';

const own = profileTexts;
const defaults = { tab: 'profile' };

const otherTabs = onDemand(() => import('./other-tabs'));

/** §2 Profile (/profile). */
export default function ProfileRoute() {
  usePageTitle(titlesTexts.profile);
  const { query, profile, save } = useProfile();
  const [{ tab }, setAddress] = useUrlView(defaults);
  const tellLoadError = useLoadError();
  const others = useOnDemand(otherTabs, tab !== defaults.tab, () => {
    setAddress(defaults, 'replace');
    tellLoadError();
  });

  return (
    <>
      <PageHeader title={own.title} />
      {query.isError ? (
        <Banner
          className="mt-6"
          tone="error"
          action={
            <Button
              size="sm"
              variant="secondary"
              loading={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {own.retry}
            </Button>
          }
        >
          {failureOf(query.error)}
        </Banner>
      ) : null}
      {profile ? (
        <Tabs
          className="mt-6"
          value={tab in own.tabs ? tab : 'profile'}
          onValueChange={(next) => setAddress({ tab: next })}
        >
          <TabsList label={own.title} onPointerEnter={otherTabs.prefetch} onFocus={otherTabs.prefetch}>
            <Tab value="profile">{own.tabs.profile}</Tab>
            <Tab value="activity" count={LITERAL_TAB_BADGES.activity}>
              {own.tabs.activity}
            </Tab>
            <Tab value="achievements" count={LITERAL_TAB_BADGES.achievements}>
              {own.tabs.achievements}
            </Tab>
            <Tab value="settings">{own.tabs.settings}</Tab>
          </TabsList>
          <TabPanel value="profile">
            <ProfileTab profile={profile} onSave={save} />
          </TabPanel>
          <TabPanel value="activity">{others ? <others.ActivityTab /> : null}</TabPanel>
          <TabPanel value="achievements">{others ? <others.AchievementsTab /> : null}</TabPanel>
          <TabPanel value="settings">{others ? <others.SettingsTab profile={profile} /> : null}</TabPanel>
        </Tabs>
      ) : query.isFetching ? (
        <LoadingState className="mt-6" title={own.loading} />
      ) : null}
    </>
  );
}
