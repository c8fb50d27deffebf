import { LogoSheet } from '../logo-sheet';
import type { FeatureLogo } from './feature-logo';

const SIZES = [
  { px: 16, box: 'size-[16px]' },
  { px: 32, box: 'size-[32px]' },
  { px: 64, box: 'size-[64px]' },
] as const;

/** The same logo as a tab's icon, a phone's icon, and the sign over a shop's door. */
export function SizesArtefact({ logo }: { logo: FeatureLogo }) {
  const symbol = { name: logo.name, src: logo.symbolSrc };
  return (
    <div aria-hidden="true" className="flex h-full flex-col">
      <div className="flex flex-1 flex-wrap items-end justify-around gap-3 px-5 pt-6 pb-4">
        {SIZES.map(({ px, box }) => (
          <div key={px} className="flex flex-col items-center gap-2">
            <LogoSheet logo={symbol} className={`rounded-[22%] ${box}`} />
            <span className="text-caption text-ink-faint tabular-nums">{px} px</span>
          </div>
        ))}
      </div>
      <div className="relative">
        <Facade />
        <LogoSheet
          logo={logo}
          className="absolute top-[17%] start-[22%] h-[27%] w-[56%] border border-line px-[3%]"
        />
      </div>
    </div>
  );
}

/** A shop front in hairlines, in the proportions of a street: the sign is a quarter of its height. */
function Facade() {
  return (
    <svg
      viewBox="0 0 400 220"
      className="block w-full text-line-strong"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <g vectorEffect="non-scaling-stroke">
        <path d="M0 219H400M40 219V20H360V219M28 20H372M28 12H372V20M28 12V20" />
        <path d="M56 112H344L356 136H44Z" className="fill-accent-surface" />
        <path d="M92 112 86 136M128 112 124 136M164 112 162 136M200 112V136M236 112 238 136M272 112 276 136M308 112 314 136" />
        <path d="M64 148H232V204H64ZM64 176H232M120 148V204M176 148V204" />
        <path d="M256 219V148H336V219M296 148V219M288 186V196M304 186V196" />
      </g>
    </svg>
  );
}
