/** Whose account it is, and what the menu does; signed out it only leads home. */
export type AccountView =
  | {
      status: 'signed-in';
      name: string;
      email: string;
      /** Address of the picture; the initials stand in when it is missing or fails. */
      avatarSrc?: string | undefined;
      onSettings: () => void;
      onNotifications: () => void;
      /** Asks for confirmation first: that is the consumer's. */
      onSignOut: () => void;
    }
  | { status: 'signed-out'; onHome: () => void };
