import { Button } from '@trazo/ui/button';
import { useEffect, useRef } from 'react';
import { recordTexts } from '../../texts/record';

type RefreshButtonProps = { isFetching: boolean; onRefresh: () => void };

/** §2 History: disabled while loading, which takes its focus. It has it back then, unless it is somewhere else by now. */
export function RefreshButton({ isFetching, onRefresh }: RefreshButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isFetching || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [isFetching]);
  const press = () => {
    isPressed.current = true;
    onRefresh();
  };
  return (
    <Button ref={button} variant="secondary" disabled={isFetching} onClick={press}>
      {recordTexts.refresh}
    </Button>
  );
}
