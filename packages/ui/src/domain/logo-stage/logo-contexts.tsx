import type { ComponentProps, ReactNode } from 'react';
import { LogoImage } from '../logo-image';
import { wizardTexts } from '../texts/wizard';
import { CardMockup, PhoneMockup, SignMockup } from './mockups';
import { LogoOn, type LogoViews, Surface } from './surface';

/** Props of {@link LogoContexts}; the rest goes to the root `<div>`. */
export type LogoContextsProps = Omit<ComponentProps<'div'>, 'children' | 'color'> & {
  logo: LogoViews;
  texts?: Partial<typeof wizardTexts.stage> | undefined;
};

const SIZES = [
  { size: 128, box: 'size-32' },
  { size: 32, box: 'size-8' },
  { size: 16, box: 'size-4' },
];

/** The logo where it will live: other grounds, small sizes, a sign, a card, a phone. All images are silent. */
export function LogoContexts({ logo, texts: given, className, ...rest }: LogoContextsProps) {
  const texts = { ...wizardTexts.stage, ...given };
  return (
    <div {...rest} className={`@container gap-4 own:grid ${className ?? ''}`}>
      <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
        {(['dark', 'brand'] as const).map((ground) => (
          <View key={ground} caption={texts[ground]}>
            <Surface ground={ground} color={logo.color} className="aspect-16/9 rounded-card p-[8%]">
              <LogoOn ground={ground} logo={logo} />
            </Surface>
          </View>
        ))}
      </div>
      <View caption={texts.sizes}>
        <Surface
          ground="light"
          color={logo.color}
          className="flex items-end justify-evenly gap-4 rounded-card px-4 py-5"
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

function View({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption className="mt-1.5 text-caption text-ink-muted">{caption}</figcaption>
    </figure>
  );
}
