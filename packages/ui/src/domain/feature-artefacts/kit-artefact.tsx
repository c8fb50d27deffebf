import type { ReactNode } from 'react';
import { LogoSheet } from '../logo-sheet';
import type { FeatureLogo } from './feature-logo';

/** Texts of the kit's parts. */
export type KitTexts = { light: string; dark: string; icon: string; color: string };

/** A brand laid out on the table: logo on light and on dark, icon, business card, colour. */
export function KitArtefact({ logo, texts }: { logo: FeatureLogo; texts: KitTexts }) {
  const symbol = { name: logo.name, src: logo.symbolSrc };
  return (
    <div
      aria-hidden="true"
      className="grid h-full grid-cols-2 gap-3 p-4 @lg:p-6 @[62rem]:grid-cols-12 @[62rem]:gap-4"
    >
      <Part name={texts.light} place="col-span-2 @lg:col-span-1 @[62rem]:col-span-4">
        <LogoSheet logo={logo} ground="light" className="h-full rounded-control border border-line p-6" />
      </Part>
      <Part name={texts.dark} place="col-span-2 @lg:col-span-1 @[62rem]:col-span-4">
        <LogoSheet logo={logo} ground="dark" className="h-full rounded-control border border-line p-6" />
      </Part>
      <Part name={texts.icon} place="@[62rem]:col-span-2">
        <div className="grid h-full place-items-center bg-sunken">
          <LogoSheet logo={symbol} className="size-20 rounded-[22%] border border-line shadow-raised" />
        </div>
      </Part>
      <Part name={`${texts.color} ${logo.color}`} place="@[62rem]:col-span-2">
        <svg
          viewBox="0 0 4 4"
          preserveAspectRatio="none"
          className="size-full forced-color-adjust-none"
          aria-hidden="true"
        >
          <rect width="4" height="3" fill={logo.color} />
          <rect y="3" width="1.34" height="1" fill={logo.color} fillOpacity="0.7" />
          <rect x="1.33" y="3" width="1.34" height="1" fill={logo.color} fillOpacity="0.4" />
          <rect x="2.66" y="3" width="1.34" height="1" fill={logo.color} fillOpacity="0.15" />
        </svg>
      </Part>
    </div>
  );
}

function Part({ name, place, children }: { name: string; place: string; children: ReactNode }) {
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${place}`}>
      <div className="h-36 overflow-hidden rounded-control @[62rem]:h-44">{children}</div>
      <span className="truncate text-caption tabular-nums text-ink-faint">{name}</span>
    </div>
  );
}
