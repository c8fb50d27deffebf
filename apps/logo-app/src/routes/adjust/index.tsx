import type { LogoVersion, LogoVersions } from '@trazo/api-client';
import { AdjustDialog } from '@trazo/ui/adjust-dialog';
import { Alert } from '@trazo/ui/alert';
import { AlertDialog } from '@trazo/ui/alert-dialog';
import { startTransition, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../error-message';
import { adjustTexts } from '../../texts/adjust';
import { useTheme } from '../../theme/theme-provider';
import { sectionsOf } from './controls';
import type { Adjusting } from './use-adjusting';
import { type Editor, type Newer, useEditor, useNewer, useVersions } from './use-editor';

const own = adjustTexts;

type AdjustProps = {
  logoId: string;
  /** What it is called until the server has said, and while its new name is being written. */
  name: string;
  adjusting: Adjusting;
  onSaved: (version: LogoVersion) => void;
};

/** 'Ajustar': a logo as it would be, and what can be changed of it. */
export default function Adjust(props: AdjustProps) {
  const { logoId, name, adjusting } = props;
  const query = useVersions(logoId);
  const { isLeft, close } = adjusting;
  const isReady = query.isSuccess && !query.isFetching;
  useEffect(() => {
    // Nothing is lost with what has not been shown.
    if (isLeft && !isReady) close();
  }, [isLeft, isReady, close]);
  if (isReady) return <Editing key={query.data.current} {...props} known={query.data} />;
  return (
    <AdjustDialog
      open
      onOpenChange={close}
      name={name}
      color=""
      state={
        query.isError && !query.isFetching
          ? { status: 'error', message: messageOf(query.error), onRetry: () => void query.refetch() }
          : { status: 'loading' }
      }
    />
  );
}

function Editing({ logoId, name, adjusting, onSaved, known }: AdjustProps & { known: LogoVersions }) {
  const { theme } = useTheme();
  const { close, isLeft, open } = adjusting;
  const [section, setSection] = useState('color');
  const [asks, setAsks] = useState(false);
  const isDiscarded = useRef(false);
  const newer = useNewer(logoId, known);
  const editor = useEditor(logoId, newer, { onSaved, onDone: close });
  const { isChanged } = editor;
  useEffect(() => {
    if (isLeft && !isChanged) close();
  }, [isLeft, isChanged, close]);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return (
    <>
      <AdjustDialog
        open
        onOpenChange={() => (isChanged ? setAsks(true) : close())}
        name={editor.name.trim() || name}
        color={editor.color}
        ground={theme}
        announcement={editor.announcement}
        // Among the alerts of the page they would lie over the buttons.
        notice={noticeOf(editor, newer)}
        state={{
          status: 'ready',
          shown: editor.preview(),
          original: editor.before,
          sections: sectionsOf({ logoId, editor, versions: newer.versions }),
          section,
          // A part is as much as the dialog holds: the press is answered before it is drawn.
          onSectionChange: (part) => startTransition(() => setSection(part)),
          onUndo: editor.undo,
          onRedo: editor.redo,
          onReset: editor.reset,
          onSave: editor.save,
          saving: editor.saving,
        }}
      />
      <AlertDialog
        open={asks || (isLeft && isChanged)}
        onOpenChange={(stays) => {
          // The dialog closes after either answer.
          if (stays || isDiscarded.current) return;
          setAsks(false);
          if (isLeft) open(logoId);
        }}
        title={own.leave}
        description={own.leaveDetail}
        confirmLabel={own.discard}
        cancelLabel={own.stay}
        tone="danger"
        onConfirm={() => {
          isDiscarded.current = true;
          close();
        }}
      />
    </>
  );
}

function noticeOf(editor: Editor, { other, accept, dismiss }: Newer) {
  if (editor.failure) {
    return <Alert tone="danger" message={editor.failure} onDismiss={editor.dismissFailure} />;
  }
  if (!other) return undefined;
  const goOn = () => {
    accept();
    editor.goTo(other);
  };
  return (
    <Alert
      message={own.changedElsewhere}
      action={{ label: own.goOnFrom, onPress: goOn }}
      onDismiss={dismiss}
    />
  );
}
