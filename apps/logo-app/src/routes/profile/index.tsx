import { Banner } from '@trazo/ui/banner';
import { Button } from '@trazo/ui/button';
import { LoadingState } from '@trazo/ui/loading-state';
import { onDemand } from '@trazo/ui/on-demand';
import { PageHeader } from '@trazo/ui/page-header';
import { Tab, TabPanel, Tabs, TabsList } from '@trazo/ui/tabs';
import { useUrlView } from '../../hooks/use-url-view';
import { OnDemandPart } from '../../shell/on-demand-part';
import { profileTexts } from '../../texts/profile';
import { AchievementsTab } from './achievements-tab';
import { ActivityTab } from './activity-tab';
import { ProfileTab } from './profile-tab';
import { useActivity } from './use-activity';
import { failureOf, useProfile } from './use-profile';

const own = profileTexts;
const defaults = { tab: 'profile' };

const settings = onDemand(
  () => import('./settings-tab'),
  ({ SettingsTab }) => SettingsTab,
);

/** §2 Profile (/profile). */
export default function ProfileRoute() {
  const { query, profile, save, isKept, faults } = useProfile();
  const activity = useActivity();
  const badges = activity.status === 'ready' ? activity.badges : undefined;
  const [{ tab }, setAddress] = useUrlView(defaults);

  return (
    <>
      <PageHeader title={own.title} />
      {query.isError ? (
        <Banner
          className="mt-6"
          tone="danger"
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
          value={Object.hasOwn(own.tabs, tab) ? tab : 'profile'}
          onValueChange={(next) => setAddress({ tab: next })}
        >
          <TabsList label={own.title}>
            <Tab value="profile">{own.tabs.profile}</Tab>
            <Tab value="activity" count={badges?.activity}>
              {own.tabs.activity}
            </Tab>
            <Tab value="achievements" count={badges?.achievements}>
              {own.tabs.achievements}
            </Tab>
            <Tab value="settings" onPointerEnter={settings.prefetch} onFocus={settings.prefetch}>
              {own.tabs.settings}
            </Tab>
          </TabsList>
          {/* Stays while another tab is looked at: a form that is half filled in, and a ZIP on its way. */}
          <TabPanel value="profile" forceMount className="data-[state=inactive]:hidden">
            <ProfileTab profile={profile} onSave={save} isKept={isKept} faults={faults} />
          </TabPanel>
          <TabPanel value="activity">
            <ActivityTab state={activity} />
          </TabPanel>
          <TabPanel value="achievements">
            <AchievementsTab state={activity} />
          </TabPanel>
          <TabPanel value="settings">
            <OnDemandPart source={settings} props={{ profile }} />
          </TabPanel>
        </Tabs>
      ) : query.isFetching ? (
        <LoadingState className="mt-6" title={own.loading} />
      ) : null}
    </>
  );
}
