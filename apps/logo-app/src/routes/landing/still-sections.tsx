import { ClaimRow } from '@trazo/ui/claim-row';
import { ExampleWall } from '@trazo/ui/example-wall';
import { FeatureArtefacts } from '@trazo/ui/feature-artefacts';
import { type Drawing, drawings } from '../../drawings';
import { LITERAL_CLAIMS } from '../../literals';

const featured = drawings[3] as Drawing;

/** The part of the landing that nothing changes: claims, features, examples. It takes no state and no context. */
export function StillSections() {
  return (
    <>
      <ClaimRow claims={LITERAL_CLAIMS} />
      <FeatureArtefacts logo={featured} />
      <ExampleWall logos={drawings} />
    </>
  );
}
