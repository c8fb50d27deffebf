import { previewUrl } from '@trazo/api-client/addresses';
import { WIZARD_DEFAULTS } from '@trazo/api-client/catalog';
import { LogoSheet } from '@trazo/ui/logo-sheet';
import { useDebouncedValue } from '../../hooks/use-debounced-value';

/** The drawing of a name that a visitor types, by the public preview and the wizard's own defaults. */
export function TypedLogo({ name, preview }: { name: string; preview: string }) {
  const companyName = useDebouncedValue(name).trim();
  const drawing = (variant: 'light' | 'dark') =>
    previewUrl(preview, { ...WIZARD_DEFAULTS, companyName, logoType: 'icon' }, { variant });
  return (
    <LogoSheet
      logo={{ name: companyName, src: drawing('light'), darkSrc: drawing('dark') }}
      loading="eager"
      className="size-full bg-transparent"
    />
  );
}
