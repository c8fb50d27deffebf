import { PLANS } from '@trazo/api-client/catalog';
import { BillingToggle } from '@trazo/ui/billing-toggle';
import { ClaimRow } from '@trazo/ui/claim-row';
import { ClosingCall } from '@trazo/ui/closing-call';
import { ExampleWall } from '@trazo/ui/example-wall';
import { FeatureArtefacts } from '@trazo/ui/feature-artefacts';
import { Hero } from '@trazo/ui/hero';
import { PlanCard } from '@trazo/ui/plan-card';
import { PlanGrid } from '@trazo/ui/plan-grid';
import { PricingSection } from '@trazo/ui/pricing-section';
import { SiteFooter } from '@trazo/ui/site-footer';
import { SiteHeader } from '@trazo/ui/site-header';
import { SkipLink } from '@trazo/ui/skip-link';
import { lazy, Suspense, useState } from 'react';
import { ThemeToggle } from '../../app/theme-toggle';
import { usePageTitle } from '../../app/use-page-title';
import { useAuth } from '../../auth/auth-provider';
import { type Drawing, drawings } from '../../drawings';
import { LITERAL_CLAIMS } from '../../literals';
import { titlesTexts } from '../../texts/titles';
import { type BillingPeriod, planView } from '../plan-view';

const loadDemo = () => import('./demo');
const Demo = lazy(loadDemo);

/** The names that the hero types, one after another. */
const heroLogos = drawings.slice(0, 5);
const featured = drawings[3] as Drawing;

/** §2 Landing page, for visitors. It knows no router: its document is served without one. */
export default function Landing() {
  usePageTitle(titlesTexts.landing);
  const { preLogin, preRegister, isRedirecting } = useAuth();
  const [demo, setDemo] = useState(false);
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const start = () => void preLogin();
  return (
    <>
      <SkipLink targetId="contenido" />
      <SiteHeader
        onLogin={start}
        onRegister={() => void preRegister()}
        busy={isRedirecting}
        themeToggle={<ThemeToggle />}
      />
      <main id="contenido" tabIndex={-1} className="outline-none">
        <Hero
          logos={heroLogos}
          onStart={start}
          starting={isRedirecting}
          onDemo={() => setDemo(true)}
          onDemoIntent={() => void loadDemo()}
        />
        <ClaimRow claims={LITERAL_CLAIMS} />
        <FeatureArtefacts logo={featured} />
        <ExampleWall logos={drawings} />
        <PricingSection control={<BillingToggle value={period} onChange={setPeriod} />}>
          <PlanGrid>
            {PLANS.map((plan) => (
              <PlanCard key={plan.id} plan={planView(plan, period)} />
            ))}
          </PlanGrid>
        </PricingSection>
        <ClosingCall onStart={start} starting={isRedirecting} />
      </main>
      <SiteFooter />
      {demo ? (
        <Suspense>
          <Demo onClose={() => setDemo(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
