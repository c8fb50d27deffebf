import { onDemand } from '@trazo/ui/on-demand';
import { useState, useSyncExternalStore } from 'react';
import { writeDraft } from '../../draft-storage';
import { usePart } from '../../hooks/use-part';
import { useServices } from '../../services';

const typedLogo = onDemand(
  () => import('./typed-logo'),
  ({ TypedLogo }) => TypedLogo,
);

const never = () => () => {};
/** The page was rendered before it was known what the server offers. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The name that a visitor types on the landing, drawn at once where there is a public preview; else there is no field. */
export function useTypedName() {
  const preview = useServices().config.previewUrl;
  const [value, setValue] = useState('');
  const canType = useHydrated() && preview !== undefined;
  const TypedLogo = usePart(typedLogo, value.trim() !== '', () => {});
  return {
    typing: canType
      ? {
          value,
          onValueChange: setValue,
          onIntent: typedLogo.prefetch,
          drawing: TypedLogo && <TypedLogo name={value} preview={preview} />,
        }
      : undefined,
    /** Takes the name along into the wizard; the demo's, where none is typed here. */
    keep: (demoName: string) => {
      const companyName = value.trim() || demoName.trim();
      if (companyName) writeDraft({ companyName });
    },
  };
}
