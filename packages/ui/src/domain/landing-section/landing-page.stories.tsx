import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillingToggle } from '../billing-toggle';
import { ClaimRow } from '../claim-row';
import { ClosingCall } from '../closing-call';
import { ExampleWall } from '../example-wall';
import { FeatureArtefacts } from '../feature-artefacts';
import { claimFixtures, heroLogos, landingLogos, leadLogo } from '../fixtures/landing';
import { PLAN_VIEWS } from '../fixtures/landing-plans';
import { Hero } from '../hero';
import { PlanCard } from '../plan-card';
import { PlanGrid } from '../plan-grid';
import { PricingSection } from '../pricing-section';
import { SiteFooter } from '../site-footer';
import { SiteHeader } from '../site-header';

/** The landing's parts in their order; the app composes them the same way. */
const meta = {
  title: 'Patterns/Landing',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => {};

export const Default: Story = {
  render: () => (
    <>
      <SiteHeader onLogin={nothing} onRegister={nothing} />
      <main>
        <Hero logos={heroLogos} onStart={nothing} onDemo={nothing} />
        <ClaimRow claims={claimFixtures} />
        <FeatureArtefacts logo={leadLogo} />
        <ExampleWall logos={landingLogos} />
        <PricingSection control={<BillingToggle value="monthly" onValueChange={nothing} />}>
          <PlanGrid>
            {PLAN_VIEWS.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </PlanGrid>
        </PricingSection>
        <ClosingCall onStart={nothing} />
      </main>
      <SiteFooter legal="© 2026 Trazo" />
    </>
  ),
};
