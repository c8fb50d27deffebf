import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import * as accountMenu from '../domain/account-menu/account-menu.states.stories';
import * as actionCard from '../domain/action-card/action-card.states.stories';
import * as billingToggle from '../domain/billing-toggle/billing-toggle.states.stories';
import * as categoryFilter from '../domain/category-filter/category-filter.states.stories';
import * as industryPicker from '../domain/industry-picker/industry-picker.states.stories';
import * as logoCard from '../domain/logo-card/logo-card.states.stories';
import * as pager from '../domain/pager/pager.states.stories';
import * as recentLogos from '../domain/recent-logos/recent-logos.states.stories';
import * as siteFooter from '../domain/site-footer/site-footer.stories';
import * as siteHeader from '../domain/site-header/site-header.stories';
import * as wizardSteps from '../domain/wizard-steps/wizard-steps.states.stories';
import { Button } from '../primitives/button';
import * as buttons from '../primitives/button/button.states.stories';
import * as chips from '../primitives/chip/chip.stories';
import * as colorPicker from '../primitives/color-picker/color-picker.stories';
import * as disclosure from '../primitives/disclosure/disclosure.stories';
import * as iconButtons from '../primitives/icon-button/icon-button.states.stories';
import * as links from '../primitives/link/link.states.stories';
import * as radioTiles from '../primitives/radio-tiles/radio-tiles.stories';
import * as searchInput from '../primitives/search-input/search-input.states.stories';
import * as select from '../primitives/select/select.stories';
import { NavList } from '../primitives/sidebar/nav-list';
import * as switches from '../primitives/switch/switch.stories';
import * as tables from '../primitives/table/table.stories';
import * as tabs from '../primitives/tabs/tabs.stories';
import * as textArea from '../primitives/text-area/text-area.stories';
import * as textInput from '../primitives/text-input/text-input.stories';
import * as chipsToggle from '../primitives/toggle-group/toggle-group.states.stories';
import * as toggleGroup from '../primitives/toggle-group/toggle-group.stories';
import { Specimen } from './specimen';

/**
 * Everything that is pressed, chosen or typed in, at rest, pointed at, pressed and focused, for people to look at
 * and for the screenshots to hold. A component that gains such a look gains a specimen here; a test says so.
 */
const meta = {
  title: 'Foundations/Interaction',
  // Four of each stand on one page, under one heading: what axe would say of that, it says of each alone.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Variants = composeStories(buttons).Variants;
const IconVariants = composeStories(iconButtons).Variants;
const { InText, Quiet, Standalone } = composeStories(links);
const Chip = composeStories(chips).Default;
const Switch = composeStories(switches).Default;
const Disclosure = composeStories(disclosure).Default;
const TextInput = composeStories(textInput).Default;
const TextArea = composeStories(textArea).Default;
const SearchInput = composeStories(searchInput).Filled;
const Select = composeStories(select).Default;
const ColorPicker = composeStories(colorPicker).Default;
const RadioTiles = composeStories(radioTiles).Default;
const ToggleGroup = composeStories(toggleGroup).Default;
const ChipsToggle = composeStories(chipsToggle).Chips;
const Tabs = composeStories(tabs).Default;
const Table = composeStories(tables).Default;
const Pager = composeStories(pager).MiddlePage;
const CategoryFilter = composeStories(categoryFilter).Chosen;
const BillingToggle = composeStories(billingToggle).Monthly;
const WizardSteps = composeStories(wizardSteps).PressableDone;
const IndustryPicker = composeStories(industryPicker).Chosen;
const LogoCard = composeStories(logoCard).Quiet;
const ActionCard = composeStories(actionCard).WithIcon;
const RecentLogos = composeStories(recentLogos).Empty;
const SiteHeader = composeStories(siteHeader).Default;
const SiteFooter = composeStories(siteFooter).Default;
const AccountMenu = composeStories(accountMenu).Closed;

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger', 'premium'] as const;

const PLACES = [
  { id: 'generate', label: 'Generar', link: '#generate', current: true },
  { id: 'gallery', label: 'Galería', link: '#gallery' },
];

/** What is pressed. */
export const Pressed: Story = {
  render: () => (
    <div>
      <Specimen of="button">
        <Variants />
        <div className="mt-2 flex flex-wrap gap-2">
          {VARIANTS.map((variant) => (
            <Button key={variant} asChild variant={variant} size="sm">
              <a href="#crear">Enlace</a>
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen of="icon-button">
        <IconVariants />
      </Specimen>
      <Specimen of="link">
        <InText />
        <Quiet />
        <Standalone />
      </Specimen>
      <Specimen of="chip">
        <Chip />
      </Specimen>
      <Specimen of="disclosure">
        <Disclosure />
      </Specimen>
      <Specimen of="account-menu">
        <AccountMenu />
      </Specimen>
      <Specimen of="pager" wide>
        <Pager />
      </Specimen>
    </div>
  ),
};

/** What is typed in and chosen from. */
export const Chosen: Story = {
  render: () => (
    <div>
      <Specimen of="text-input">
        <TextInput />
      </Specimen>
      <Specimen of="text-area">
        <TextArea />
      </Specimen>
      <Specimen of="search-input">
        <SearchInput />
      </Specimen>
      <Specimen of="select">
        <Select />
      </Specimen>
      <Specimen of="switch">
        <Switch />
      </Specimen>
      <Specimen of="color-picker">
        <ColorPicker />
      </Specimen>
      <Specimen of="radio-tiles">
        <RadioTiles />
      </Specimen>
      <Specimen of="toggle-group">
        <ToggleGroup />
        <ChipsToggle />
      </Specimen>
      <Specimen of="billing-toggle">
        <BillingToggle />
      </Specimen>
      <Specimen of="category-filter">
        <CategoryFilter />
      </Specimen>
    </div>
  ),
};

/** What leads somewhere. */
export const Ways: Story = {
  render: () => (
    <div>
      <Specimen of="tabs" wide>
        <Tabs />
      </Specimen>
      <Specimen of="wizard-steps" wide>
        <WizardSteps />
      </Specimen>
      <Specimen of="table">
        <Table />
      </Specimen>
      <Specimen of="action-card">
        <ActionCard />
      </Specimen>
      <Specimen of="recent-logos">
        <RecentLogos />
      </Specimen>
      <Specimen of="logo-card">
        <LogoCard />
      </Specimen>
    </div>
  ),
};

/** What is around the screens. */
export const Frame: Story = {
  render: () => (
    <div>
      <Specimen of="site-header" wide>
        <SiteHeader />
      </Specimen>
      <Specimen of="site-footer" wide>
        <SiteFooter />
      </Specimen>
      <Specimen of="industry-picker">
        <IndustryPicker />
      </Specimen>
      <Specimen of="sidebar">
        <NavList label="Navegación" items={PLACES} onNavigate={() => {}} />
      </Specimen>
    </div>
  ),
};
