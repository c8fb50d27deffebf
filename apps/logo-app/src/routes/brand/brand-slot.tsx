import { onDemand } from '@trazo/ui/on-demand';
import { OnDemandPart } from '../../shell/on-demand-part';

const logoBrand = onDemand(
  () => import('./logo-brand'),
  ({ LogoBrand }) => LogoBrand,
);

/** The brand of a logo under its picture, for servers that announce `kit`; its code comes with the first one. */
export function BrandSlot({ logoId }: { logoId: string }) {
  return <OnDemandPart source={logoBrand} props={{ logoId }} />;
}
