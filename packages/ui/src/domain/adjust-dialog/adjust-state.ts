import type { ReactNode } from 'react';
import type { LoadFailure } from '../../states/error-state/load-failure';

/** One part of a logo that can be adjusted. */
export type AdjustSection = {
  id: string;
  label: string;
  /** A drawing before the label; decoration. */
  icon?: ReactNode | undefined;
  /** Its controls: AdjustChoices, a ColorPicker, a Field. */
  content: ReactNode;
};

/** What the dialog shows. */
export type AdjustState =
  | { status: 'loading' }
  | LoadFailure
  | {
      status: 'ready';
      /** Address of the logo as it would be, for `ground`; the old one stays until it has come. */
      shown: string | undefined;
      /** Address of the logo before anything was changed. */
      original: string | undefined;
      sections: readonly AdjustSection[];
      /** Id of the section that is open. */
      section: string;
      onSectionChange: (id: string) => void;
      /** Left out where there is nothing to undo, redo, or go back from. */
      onUndo?: (() => void) | undefined;
      onRedo?: (() => void) | undefined;
      onReset?: (() => void) | undefined;
      /** Left out while there is nothing to save. */
      onSave?: (() => void) | undefined;
      saving?: boolean | undefined;
    };
