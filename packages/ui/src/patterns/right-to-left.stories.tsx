import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import '@fontsource/noto-sans-arabic/400.css';
import '@fontsource/noto-sans-arabic/600.css';
import { LogoCard } from '../domain/logo-card';
import { MovementRow } from '../domain/movement-row';
import { Pager } from '../domain/pager';
import { ResultCount } from '../domain/result-count';
import { SortToggle } from '../domain/sort-toggle';
import { WizardNavigation } from '../domain/wizard-navigation';
import { WizardSteps } from '../domain/wizard-steps';
import type { SomeTexts } from '../locale/spanish';
import { TrazoProvider } from '../locale/trazo-provider';
import { Banner } from '../primitives/banner';
import { Button } from '../primitives/button';
import { Card } from '../primitives/card';
import { Field } from '../primitives/field';
import { SearchInput } from '../primitives/search-input';
import { Select } from '../primitives/select';
import { Switch } from '../primitives/switch';
import { Tab, TabPanel, Tabs, TabsList } from '../primitives/tabs';
import { TextInput } from '../primitives/text-input';
import { ToggleGroup } from '../primitives/toggle-group';

/** What these stories show of the components' own texts; what is missing would be Spanish. */
const arabic: SomeTexts = {
  field: { required: 'إلزامي' },
  search: { label: 'البحث', clear: 'مسح البحث' },
  banner: { success: 'تم بنجاح', danger: 'خطأ', info: 'معلومة', warning: 'تنبيه', dismiss: 'إغلاق' },
  pager: {
    label: 'الصفحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (page) => `الصفحة ${page}`,
    position: (page, pages) => `الصفحة ${page} من ${pages}`,
  },
  sort: { desc: 'الترتيب: الأحدث أولًا', asc: 'الترتيب: الأقدم أولًا' },
  count: { found: (count) => `تم العثور على ${count} شعارات` },
  card: {
    open: (name) => `عرض تفاصيل ${name}`,
    download: (name) => `تنزيل ${name}`,
    favorite: (name) => `المفضلة: ${name}`,
    remove: (name) => `حذف ${name}`,
    downloads: (count) => `${count} تنزيلات`,
  },
  movement: { income: 'إيداع', expense: 'سحب', category: 'الفئة', reference: 'المرجع', date: 'التاريخ' },
  steps: {
    label: 'خطوات المساعد',
    done: 'مكتملة',
    current: 'الخطوة الحالية',
    upcoming: 'قادمة',
    position: (step, count) => `الخطوة ${step} من ${count}`,
  },
  navigation: { previous: 'الخطوة السابقة', next: 'الخطوة التالية', generate: 'إنشاء الشعار' },
};

const FACE = { fontFamily: "'Noto Sans Arabic', var(--trazo-font-text)" };

const meta = {
  title: 'Patterns/Right to left',
  decorators: [
    (Story) => (
      <TrazoProvider locale="ar" dir="rtl" texts={arabic}>
        <div
          style={FACE}
          className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 p-4 [--trazo-font-display:var(--trazo-font-text)] [--trazo-font-text:'Noto_Sans_Arabic']"
        >
          <Story />
        </div>
      </TrazoProvider>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Labels, marks, icons, thumbs and boxes on the other side; a code stays as it is. */
export const Form: Story = {
  render: () => (
    <Card>
      <form className="grid gap-5">
        <Banner tone="warning" title="تنبيه:">
          سيتم حفظ التغييرات عند الضغط على الزر في أسفل الصفحة.
        </Banner>
        <Field label="اسم الشركة أو المؤسسة" hint="كما تريد أن يُقرأ في الشعار." required>
          <TextInput defaultValue="مقهى البحر المفتوح" />
        </Field>
        <Field label="البحث في الشعارات السابقة">
          <SearchInput defaultValue="شعار البحر" />
        </Field>
        <Field label="مجال العمل" error="اختر مجالًا واحدًا على الأقل.">
          <Select
            options={[
              { value: 'food', label: 'المطاعم والمقاهي والأغذية' },
              { value: 'tech', label: 'التقنية والبرمجيات' },
            ]}
          />
        </Field>
        <ToggleGroup
          label="طريقة العرض"
          options={[
            { value: 'grid', label: 'شبكة' },
            { value: 'list', label: 'قائمة' },
          ]}
        />
        <Switch label="إشعارات البريد الإلكتروني" description="أخبار شعاراتك وحسابك" defaultChecked />
        <Button type="button" className="justify-self-start">
          حفظ التغييرات
        </Button>
      </form>
    </Card>
  ),
};

const logo = {
  id: 'sea',
  name: 'مقهى البحر المفتوح',
  color: '#0E7490',
  date: '٥/١/٢٠٢٥',
  dateTime: '2025-01-05',
  downloads: 5,
  favorite: true,
};
const movement = {
  id: 'one',
  kind: 'income',
  concept: 'شراء رصيد',
  description: 'إضافة رصيد إلى الحساب عن طريق بطاقة الائتمان',
  amount: '+$5.000',
  date: '٥/١/٢٠٢٥',
  dateTime: '2025-01-05',
  category: 'المشتريات',
  reference: 'REF-2025-01',
} as const;
const nothing = () => {};

/** Cards, rows and pages: signed amounts and references keep their order, arrows point the other way. */
export const Lists: Story = {
  render: () => (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ResultCount count={5} />
        <SortToggle />
      </div>
      <div className="max-w-64">
        <LogoCard logo={logo} onOpen={nothing} onDownload={nothing} />
      </div>
      <MovementRow movement={movement} />
      <Pager page={5} pages={9} onPageChange={nothing} />
    </>
  ),
};

const steps = ['المعلومات الأساسية', 'مجال العمل', 'الأسلوب', 'الألوان'].map((label) => ({
  id: label,
  label,
}));

/** The path runs from right to left, and so do its turns. */
export const Wizard: Story = {
  render: () => (
    <>
      <WizardSteps steps={steps} current={2} />
      <WizardNavigation
        step={2}
        stepCount={4}
        canContinue
        onPrevious={nothing}
        onNext={nothing}
        onGenerate={nothing}
      />
    </>
  ),
};

function Panels() {
  const [tab, setTab] = useState('logos');
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabsList label="السجل">
        <Tab value="logos" count={12}>
          الشعارات
        </Tab>
        <Tab value="movements" count={3}>
          حركات الرصيد
        </Tab>
      </TabsList>
      <TabPanel value="logos">الشعارات التي تم إنشاؤها</TabPanel>
      <TabPanel value="movements">إيداعات الرصيد والسحوبات</TabPanel>
    </Tabs>
  );
}

export const KeyboardWalk: Story = {
  render: () => <Panels />,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('tab');
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};
