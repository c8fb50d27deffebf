import { Card } from '../../primitives/card';
import { Skeleton } from '../../primitives/skeleton';

/** A card that is still loading, in the true shape of one, so that nothing moves when it arrives. */
export function LogoCardSkeleton() {
  return (
    <Card padding="none" className="m-1 overflow-hidden" data-skeleton="">
      <div className="grid aspect-4/3 place-items-center border-b border-line">
        <Skeleton shape="circle" className="size-20" />
      </div>
      <div className="grid gap-0.5 px-4 py-3">
        <div className="text-body leading-snug">
          <Skeleton className="w-3/5" />
        </div>
        <div className="flex justify-between text-caption leading-[1.4] touch:pb-13">
          <Skeleton className="w-16" />
          <Skeleton className="w-20" />
        </div>
      </div>
    </Card>
  );
}
