import { PLANS } from '@trazo/api-client/catalog';
import { BillingToggle } from '@trazo/ui/billing-toggle';
import { ClaimRow } from '@trazo/ui/claim-row';
import { ClosingCall } from '@trazo/ui/closing-call';
import { ExampleWall } from '@trazo/ui/example-wall';
import { FeatureArtefacts } from '@trazo/ui/feature-artefacts';
import { Hero } from '@trazo/ui/hero';
import { onDemand } from '@trazo/ui/on-demand';
import { PlanCard } from '@trazo/ui/plan-card';
import { PlanGrid } from '@trazo/ui/plan-grid';
import { PricingSection } from '@trazo/ui/pricing-section';
import { SiteFooter } from '@trazo/ui/site-footer';
import { SiteHeader } from '@trazo/ui/site-header';
import { SkipLink } from '@trazo/ui/skip-link';
import { useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { type Drawing, drawings } from '../../drawings';
import { usePart } from '../../hooks/use-part';
import { LITERAL_CLAIMS } from '../../literals';
import { ThemeToggle } from '../../theme/theme-toggle';
import { type BillingPeriod, planView } from '../plan-view';
import { useTypedName } from './use-typed-name';

const demo = onDemand(
  () => import('./demo'),
  ({ Demo }) => Demo,
);

/** The names that the hero types, one after another. */
const heroLogos = drawings.slice(0, 5);
const featured = drawings[3] as Drawing;

/** §2 Landing page, for visitors. It knows no router: its document is served without one. */
export default function Landing() {
  const { preLogin, preRegister, isRedirecting } = useAuth();
  const [demoOpen, setDemoOpen] = useState(false);
  const Demo = usePart(demo, demoOpen, setDemoOpen);
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const { typing, keep } = useTypedName();
  const start = () => {
    keep();
    void preLogin();
  };
  return (
    <>
      <SkipLink targetId="contenido" />
      <SiteHeader
        onLogin={start}
        onRegister={() => {
          keep();
          void preRegister();
        }}
        busy={isRedirecting}
        themeToggle={<ThemeToggle />}
      />
      <main id="contenido" tabIndex={-1} className="outline-none">
        <Hero
          logos={heroLogos}
          onStart={start}
          starting={isRedirecting}
          onDemo={() => setDemoOpen(true)}
          onDemoIntent={demo.prefetch}
          typing={typing}
        />
        <ClaimRow claims={LITERAL_CLAIMS} />
        <FeatureArtefacts logo={featured} />
        <ExampleWall logos={drawings} />
        <PricingSection control={<BillingToggle value={period} onValueChange={setPeriod} />}>
          <PlanGrid>
            {PLANS.map((plan) => (
              <PlanCard key={plan.id} plan={planView(plan, period)} />
            ))}
          </PlanGrid>
        </PricingSection>
        <ClosingCall onStart={start} starting={isRedirecting} />
      </main>
      <SiteFooter />
      {demoOpen && Demo ? <Demo onClose={() => setDemoOpen(false)} /> : null}
    </>
  );
}
