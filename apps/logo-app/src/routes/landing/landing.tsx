import { type BillingPeriod, BillingToggle } from '@trazo/ui/billing-toggle';
import { ClosingCall } from '@trazo/ui/closing-call';
import { Hero } from '@trazo/ui/hero';
import { onDemand } from '@trazo/ui/on-demand';
import { PricingSection } from '@trazo/ui/pricing-section';
import { SiteFooter } from '@trazo/ui/site-footer';
import { SiteHeader } from '@trazo/ui/site-header';
import { SkipLink } from '@trazo/ui/skip-link';
import { type ReactNode, useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { drawings } from '../../drawings';
import { usePart } from '../../hooks/use-part';
import { ThemeToggle } from '../../theme/theme-toggle';
import { useDemoEntry } from './use-demo-entry';
import { useTypedName } from './use-typed-name';

const demo = onDemand(
  () => import('./demo'),
  ({ Demo }) => Demo,
);

/** The names that the hero types, one after another. */
const heroLogos = drawings.slice(0, 5);

/** What of the landing does not move by itself, and who draws it: its document, or the app. */
export type LandingParts = {
  /** Between the first view and the prices. */
  sections: ReactNode;
  plans: (period: BillingPeriod) => ReactNode;
  /** The pointer or the focus is on the choice of a period. */
  onPlansIntent?: () => void;
};

/** §2 Landing page, for visitors: what moves on it. It knows no router: its document is served without one. */
export function Landing({ sections, plans, onPlansIntent }: LandingParts) {
  const { preLogin, preRegister, isRedirecting } = useAuth();
  const [demoOpen, setDemoOpen] = useDemoEntry();
  const Demo = usePart(demo, demoOpen, setDemoOpen);
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const { typing, keep } = useTypedName();
  // Here, not in the demo, which forgets it when it is closed.
  const [demoName, setDemoName] = useState('');
  const start = () => {
    keep(demoName);
    void preLogin();
  };
  return (
    <>
      <SkipLink targetId="contenido" />
      <SiteHeader
        onLogin={start}
        onRegister={() => {
          keep(demoName);
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
          demoLoading={demoOpen && !Demo}
          typing={typing}
        />
        {sections}
        <PricingSection
          control={
            <BillingToggle
              value={period}
              onValueChange={setPeriod}
              onPointerEnter={onPlansIntent}
              onFocus={onPlansIntent}
            />
          }
        >
          {plans(period)}
        </PricingSection>
        <ClosingCall onStart={start} starting={isRedirecting} />
      </main>
      <SiteFooter />
      {demoOpen && Demo ? (
        <Demo name={demoName} onNameChange={setDemoName} onClose={() => setDemoOpen(false)} />
      ) : null}
    </>
  );
}
