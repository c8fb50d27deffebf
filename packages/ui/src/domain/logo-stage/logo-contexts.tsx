import type { ComponentProps, ReactNode } from 'react';
import { LogoImage } from '../logo-image';
import { useWizardTexts, type wizardTexts } from '../texts/wizard';
import { LogoOn, type LogoViews, Surface } from './surface';

/** Props of {@link LogoContexts}; the rest goes to the root `<div>`. */
export type LogoContextsProps = Omit<ComponentProps<'div'>, 'children' | 'color'> & {
  /** The logo's name, its colour, and its drawings for each ground. */
  logo: LogoViews;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof wizardTexts.stage> | undefined;
};

const SIZES = [
  { size: 128, box: 'size-[128px]' },
  { size: 32, box: 'size-[32px]' },
  { size: 16, box: 'size-[16px]' },
];

/** The logo where it will live: other grounds, small sizes, a sign, a card, a phone. All images are silent. */
export function LogoContexts({ logo, texts: given, className, ...rest }: LogoContextsProps) {
  const texts = useWizardTexts('stage', given);
  return (
    <div {...rest} className={`@container grid-cols-1 gap-4 own:grid ${className ?? ''}`}>
      <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
        {(['dark', 'brand'] as const).map((ground) => (
          <View key={ground} caption={texts[ground]}>
            <Surface ground={ground} color={logo.color} className="aspect-16/9 min-h-0 rounded-card">
              <Inset className="p-[8%]">
                <LogoOn ground={ground} logo={logo} />
              </Inset>
            </Surface>
          </View>
        ))}
      </div>
      <View caption={texts.sizes}>
        <Surface
          ground="light"
          color={logo.color}
          className="flex flex-wrap items-end justify-evenly gap-4 rounded-card px-4 py-5"
        >
          {SIZES.map(({ size, box }) => (
            <span key={size} className="grid shrink-0 justify-items-center gap-2">
              <span className={box}>
                <LogoImage name={logo.name} color={logo.color} src={logo.iconSrc ?? logo.src} />
              </span>
              <span aria-hidden="true" className="font-code text-caption text-ink-faint">
                {size}
              </span>
            </span>
          ))}
        </Surface>
      </View>
      <div className="grid grid-cols-1 gap-4 @md:grid-cols-3">
        <View caption={texts.sign}>
          <SignMockup logo={logo} />
        </View>
        <View caption={texts.card}>
          <CardMockup logo={logo} />
        </View>
        <View caption={texts.phone}>
          <PhoneMockup logo={logo} />
        </View>
      </div>
    </div>
  );
}

/** What a sheet of a fixed shape holds: in Safari a share of the height of a padded one is a share of more than it has. */
const Inset = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className={`block size-full ${className}`}>{children}</span>
);

function View({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption className="mt-1.5 text-caption text-ink-muted">{caption}</figcaption>
    </figure>
  );
}

/** The drawing's ground, the same for the three. A scene is the same in every language: it is never mirrored. */
const SCENE =
  'relative aspect-4/3 overflow-hidden rounded-card border border-line bg-sunken forced-color-adjust-none';

/** A sign that hangs from a bracket on a wall of courses. */
function SignMockup({ logo }: { logo: LogoViews }) {
  return (
    <div dir="ltr" className={SCENE}>
      <svg
        aria-hidden="true"
        viewBox="0 0 160 120"
        fill="none"
        stroke="currentColor"
        className="absolute inset-0 size-full text-line"
      >
        <path d="M0 20H160M0 40H160M0 60H160M0 80H160M0 100H160M30 0V20M95 0V20M60 20V40M130 20V40M25 40V60M100 60V80M10 60V80M145 40V60M60 80V100M130 80V100M30 100V120M100 100V120" />
        <path d="M20 8V30M20 18H140M20 30 34 18M40 18V30M120 18V30" className="text-ink" strokeWidth="2" />
        <circle cx="142" cy="18" r="2.5" fill="currentColor" className="text-ink" />
      </svg>
      <Surface
        ground="light"
        color={logo.color}
        className="absolute top-[25%] left-[16%] h-[52%] w-[68%] rounded-[3px] p-[5%] shadow-raised"
      >
        <LogoOn ground="light" logo={logo} />
      </Surface>
    </div>
  );
}

/** Two cards on the table: the back in the logo's colour, the front with lines where the details go. */
function CardMockup({ logo }: { logo: LogoViews }) {
  return (
    <div dir="ltr" className={SCENE}>
      <Surface
        ground="brand"
        color={logo.color}
        className="absolute top-[10%] left-[8%] aspect-[1.6] min-h-0 w-[56%] -rotate-6 rounded-[3px] shadow-raised"
      >
        <Inset className="p-[14%]">
          <LogoOn ground="brand" logo={logo} />
        </Inset>
      </Surface>
      <Surface
        ground="light"
        color={logo.color}
        className="absolute right-[8%] bottom-[9%] aspect-[1.6] min-h-0 w-[56%] rotate-3 rounded-[3px] shadow-raised"
      >
        <Inset className="p-[9%]">
          <span className="block h-[45%] w-[70%] *:object-left">
            <LogoOn ground="light" logo={logo} />
          </span>
          <span className="mt-[10%] block h-px w-[55%] bg-line-strong" />
          <span className="mt-[5%] block h-px w-[42%] bg-line" />
          <span className="mt-[5%] block h-px w-[48%] bg-line" />
        </Inset>
      </Surface>
    </div>
  );
}

const NEIGHBOURS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The logo as the icon of an application, among others, on a telephone. */
function PhoneMockup({ logo }: { logo: LogoViews }) {
  return (
    <div dir="ltr" className={SCENE}>
      <div className="absolute top-[14%] left-1/2 grid h-[110%] w-[52%] -translate-x-1/2 grid-cols-3 content-start gap-x-[9%] gap-y-[5%] rounded-t-[14%] border-2 border-b-0 border-ink bg-paper px-[5%] pt-[10%]">
        {NEIGHBOURS.slice(0, 4).map(neighbour)}
        <span className="light relative z-1 grid aspect-square scale-[1.5] grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-[24%] border border-line bg-raised p-[12%] shadow-raised">
          <LogoImage name={logo.name} color={logo.color} src={logo.iconSrc ?? logo.src} />
        </span>
        {NEIGHBOURS.slice(4).map(neighbour)}
      </div>
    </div>
  );
}

const neighbour = (key: string) => (
  <span key={key} className="block aspect-square rounded-[24%] border border-line bg-hover" />
);
