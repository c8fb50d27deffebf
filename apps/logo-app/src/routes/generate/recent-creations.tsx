import { RecentLogos } from '@trazo/ui/recent-logos';
import { drawings } from '../../drawings';
import { LITERAL_RECENT_LOGOS } from '../../literals';
import { Link } from '../../shell/link';

const samples = drawings.filter(({ id }) => (LITERAL_RECENT_LOGOS as readonly string[]).includes(id));

type RecentCreationsProps = { onCreate: () => void; createDisabled: boolean; className?: string };

/** §2 Recent-creations strip: three samples, a tile for a new one, and the way to the gallery. */
export function RecentCreations({ onCreate, createDisabled, className }: RecentCreationsProps) {
  return (
    <RecentLogos
      className={className}
      logos={samples}
      onCreate={onCreate}
      createDisabled={createDisabled}
      allLink={<Link to="/gallery" />}
    />
  );
}
