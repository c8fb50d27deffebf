import { describeConformance } from '../../test/describe-conformance';
import { AchievementBadge } from './achievement-badge';
import { ActionCard } from './action-card';
import { ActivityItem } from './activity-item';
import { AdjustChoices, AdjustDialog } from './adjust-dialog';
import { BrandKit } from './brand-kit';
import { CategoryFilter } from './category-filter';
import { ChangePasswordForm } from './change-password-form';
import { DangerZone } from './danger-zone';
import { DashboardBar } from './dashboard-bar';
import { FactList } from './fact-list';
import { FilterPanel } from './filter-panel';
import { sampleChoices, sampleState } from './fixtures/adjust';
import { checkFixtures } from './fixtures/brand';
import {
  categoryFixtures,
  createdLogoFixture,
  createdLogoFixtures,
  filterFixtures,
  logoDetailFixture,
  logoFixture,
  logoFixtures,
  markFixtures,
  movementFixture,
  movementFixtures,
  profileFixture,
  sessionFixtures,
} from './fixtures/library';
import { LogoCard } from './logo-card';
import { LogoChecks } from './logo-checks';
import { LogoDetail } from './logo-detail';
import { LogoGrid } from './logo-grid';
import { LogoImage } from './logo-image';
import { LogoList } from './logo-list';
import { LogoRow } from './logo-row';
import { MaskedToken } from './masked-token';
import { MovementList } from './movement-list';
import { MovementRow } from './movement-row';
import { MovementTotals } from './movement-totals';
import { NotificationToggles } from './notification-toggles';
import { Pager } from './pager';
import { ProfileFields } from './profile-fields';
import { ProfileHeader } from './profile-header';
import { ResultCount } from './result-count';
import { SessionList } from './session-list';
import { SortToggle } from './sort-toggle';
import { StatCard } from './stat-card';
import { UsageBar } from './usage-bar';

const nothing = () => {};
const toggles = { email: true, features: false, tips: true, marketing: false };

describeConformance(
  'AchievementBadge',
  <AchievementBadge title="Primer logo" detail="Uno" state={{ status: 'unlocked' }} />,
  { tag: 'article' },
);
describeConformance('ActionCard', <ActionCard title="Crear Logo" onPress={nothing} />, { tag: 'article' });
describeConformance('ActivityItem', <ActivityItem title="Creaste un logo" time="Ayer" />, {
  tag: 'li',
  wrap: (item) => <ul>{item}</ul>,
});
describeConformance(
  'AdjustChoices',
  <AdjustChoices
    label="Letra"
    state={sampleChoices}
    value="Sora"
    onValueChange={nothing}
    companyName="Mar"
  />,
);
describeConformance(
  'AdjustChoices',
  <AdjustChoices
    label="Letra"
    state={{ status: 'loading' }}
    value={null}
    onValueChange={nothing}
    companyName="Mar"
  />,
  { tag: 'div' },
);
describeConformance(
  'AdjustDialog',
  <AdjustDialog open onOpenChange={nothing} name="Mar" color="#0E7490" state={sampleState} />,
  { tag: 'div', portal: true },
);
describeConformance(
  'BrandKit',
  <BrandKit kit={{ status: 'idle' }} onDownload={nothing} onCancel={nothing} />,
  { tag: 'section' },
);
describeConformance(
  'CategoryFilter',
  <CategoryFilter options={categoryFixtures} value="all" onValueChange={nothing} />,
  { tag: 'fieldset' },
);
describeConformance('ChangePasswordForm', <ChangePasswordForm onSubmit={nothing} />, { tag: 'form' });
describeConformance('DangerZone', <DangerZone onDelete={nothing} />, { tag: 'section' });
describeConformance('DashboardBar', <DashboardBar brand="Trazo" onSignOut={nothing} />, { tag: 'header' });
describeConformance('FactList', <FactList title="Sesión" facts={[{ term: 'Estado', value: 'Activa' }]} />, {
  tag: 'section',
});
describeConformance('FilterPanel', <FilterPanel {...filterFixtures} onValueChange={nothing} />, {
  tag: 'div',
});
describeConformance('LogoChecks', <LogoChecks state={{ status: 'ready', checks: checkFixtures }} />, {
  tag: 'section',
});
describeConformance('LogoCard', <LogoCard logo={logoFixture} onOpen={nothing} />, { tag: 'article' });
describeConformance('LogoDetail', <LogoDetail logo={logoDetailFixture} onClose={nothing} />, {
  tag: 'div',
  portal: true,
});
describeConformance('LogoGrid', <LogoGrid state={{ status: 'ready', logos: logoFixtures }} />, {
  tag: 'div',
});
describeConformance('LogoImage', <LogoImage name="Sierra Viva" src={markFixtures.leaf} />, { tag: 'img' });
describeConformance('LogoList', <LogoList state={{ status: 'ready', logos: createdLogoFixtures }} />, {
  tag: 'div',
});
describeConformance('LogoRow', <LogoRow number={1} logo={createdLogoFixture} />, { tag: 'article' });
describeConformance('MaskedToken', <MaskedToken token="123456789" />, { tag: 'code' });
describeConformance(
  'MovementList',
  <MovementList state={{ status: 'ready', movements: movementFixtures }} />,
  { tag: 'div' },
);
describeConformance('MovementRow', <MovementRow movement={movementFixture} />, { tag: 'article' });
describeConformance('MovementTotals', <MovementTotals income="$1" expense="$0" count={1} />, { tag: 'dl' });
describeConformance('NotificationToggles', <NotificationToggles value={toggles} onValueChange={nothing} />, {
  tag: 'fieldset',
});
describeConformance('Pager', <Pager page={1} pages={3} onPageChange={nothing} />, { tag: 'nav' });
describeConformance('ProfileFields', <ProfileFields values={profileFixture} onSave={nothing} />, {
  tag: 'form',
});
describeConformance('ProfileHeader', <ProfileHeader name="Ana" email="ana@trazo.cl" />, { tag: 'header' });
describeConformance('ResultCount', <ResultCount count={5} />, { tag: 'p' });
describeConformance(
  'SessionList',
  <SessionList
    state={{ status: 'ready', sessions: sessionFixtures }}
    onClose={nothing}
    onCloseOthers={nothing}
  />,
  { tag: 'section' },
);
describeConformance('SortToggle', <SortToggle value="desc" onValueChange={nothing} />, { tag: 'button' });
describeConformance('StatCard', <StatCard label="Logos creados" value={47} />, { tag: 'div' });
describeConformance('UsageBar', <UsageBar percent={75} />, { tag: 'progress' });
