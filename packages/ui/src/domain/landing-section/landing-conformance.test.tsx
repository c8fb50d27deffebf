import { describeConformance } from '../../../test/describe-conformance';
import { BillingToggle } from '../billing-toggle';
import { ClaimRow } from '../claim-row';
import { ClosingCall } from '../closing-call';
import { CrashReport } from '../crash-report';
import { DemoDialog } from '../demo-dialog';
import { ExampleWall } from '../example-wall';
import { FeatureArtefacts } from '../feature-artefacts';
import { claimFixtures, demoLogos, heroLogos, landingLogos, leadLogo } from '../fixtures/landing';
import { PLAN_VIEWS } from '../fixtures/landing-plans';
import { FullScreenStatus } from '../full-screen-status';
import { Hero } from '../hero';
import { LogoSheet } from '../logo-sheet';
import { PlanCard, PlanMark } from '../plan-card';
import { PlanGrid } from '../plan-grid';
import { PricingSection } from '../pricing-section';
import { SiteFooter } from '../site-footer';
import { SiteHeader } from '../site-header';
import { SupportBlock } from '../support-block';
import { LandingSection } from './landing-section';

const nothing = () => {};

describeConformance('LogoSheet', <LogoSheet logo={leadLogo} />, { tag: 'div' });
describeConformance('PlanCard', <PlanCard plan={PLAN_VIEWS[0]} />, {
  tag: 'article',
  texts: { includes: 'Trae' },
});
describeConformance('PlanMark', <PlanMark name="captain" />, { tag: 'svg' });
describeConformance('PlanGrid', <PlanGrid>Planes</PlanGrid>, { tag: 'div' });
describeConformance('BillingToggle', <BillingToggle value="monthly" onValueChange={nothing} />, {
  tag: 'fieldset',
  texts: { monthly: 'Cada mes' },
});
describeConformance('SupportBlock', <SupportBlock />, { tag: 'section', texts: { faq: 'Preguntas' } });
describeConformance('SiteHeader', <SiteHeader onLogin={nothing} onRegister={nothing} />, {
  tag: 'header',
  texts: { login: 'Entrar ya' },
});
describeConformance('Hero', <Hero logos={heroLogos} onStart={nothing} onDemo={nothing} />, {
  tag: 'section',
});
describeConformance(
  'DemoDialog',
  <DemoDialog
    open
    onOpenChange={nothing}
    value="Nubia"
    onValueChange={nothing}
    state={{ status: 'samples', logos: demoLogos }}
  />,
  { tag: 'div', portal: true },
);
describeConformance('ClaimRow', <ClaimRow claims={claimFixtures} />, { tag: 'ul' });
describeConformance('LandingSection', <LandingSection id="features" title="Funciones" />, { tag: 'section' });
describeConformance('FeatureArtefacts', <FeatureArtefacts logo={leadLogo} />, { tag: 'section' });
describeConformance('ExampleWall', <ExampleWall logos={landingLogos} />, { tag: 'section' });
describeConformance('PricingSection', <PricingSection />, { tag: 'section' });
describeConformance('ClosingCall', <ClosingCall onStart={nothing} />, {
  tag: 'section',
  texts: { title: 'Empieza' },
});
describeConformance('SiteFooter', <SiteFooter />, { tag: 'footer', texts: { tagline: 'Otra frase' } });
describeConformance('FullScreenStatus', <FullScreenStatus />, { tag: 'div' });
describeConformance('CrashReport', <CrashReport report="…" onReload={nothing} />, { tag: 'div' });
